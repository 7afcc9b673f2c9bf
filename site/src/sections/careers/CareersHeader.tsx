import { careers as labels, page } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Careers } from '@website/content-model/schemas/careers.ts';
import { MissingWheel } from '../../figures/MissingWheel.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../PageHeader.tsx';

interface Props {
  words: Careers;
  /** How many positions are open. */
  positions: number;
}

/** What the page is about, and a link straight to the jobs. */
export function CareersHeader({ words, positions }: Props) {
  const { caption } = words;
  return (
    <PageHeader
      words={words}
      path="/careers"
      figure={<MissingWheel positions={positions} />}
      caption={caption && fill(page.figure, { caption })}
      frame="filled"
    >
      <Actions>
        <LinkButton href="#jobs">{labels.browse}</LinkButton>
      </Actions>
    </PageHeader>
  );
}
