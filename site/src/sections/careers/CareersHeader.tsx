import { careers as labels, page } from 'virtual:labels';
import { VacantPlace } from '../../figures/VacantPlace.tsx';
import { fill } from '../../lib/text/fill.ts';
import type { Careers } from '../../schemas/careers.ts';
import { Actions } from '../../ui/Actions.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../PageHeader.tsx';

interface Props {
  words: Careers;
  /** Whether to draw a part of one, with an empty place. */
  hasOrrery: boolean;
}

/** What the page is about, and a link straight to the jobs. */
export function CareersHeader({ words, hasOrrery }: Props) {
  const { caption } = words;
  return (
    <PageHeader
      words={words}
      path="/careers"
      {...(hasOrrery && { figure: <VacantPlace /> })}
      {...(hasOrrery && caption && { caption: fill(page.figure, { caption }) })}
    >
      <Actions>
        <LinkButton href="#jobs">{labels.browse}</LinkButton>
      </Actions>
    </PageHeader>
  );
}
