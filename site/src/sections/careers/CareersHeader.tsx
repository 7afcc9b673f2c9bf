import { VacantPlace } from '../../figures/VacantPlace.tsx';
import type { Careers } from '../../schemas/careers.ts';
import { Actions } from '../../ui/Actions.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../PageHeader.tsx';

/** What the page is about, and the way past it to the jobs. */
export function CareersHeader({ copy }: { copy: Careers }) {
  return (
    <PageHeader
      trail={[{ label: copy.title, href: '/careers' }]}
      heading={copy.heading}
      lede={copy.lede}
      figure={<VacantPlace />}
      caption={`Fig. 1. ${copy.caption}`}
    >
      <Actions>
        <LinkButton href="#jobs">Browse All Jobs</LinkButton>
      </Actions>
    </PageHeader>
  );
}
