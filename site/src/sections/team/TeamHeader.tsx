import { yearsOf } from '../../figures/proportion.ts';
import { YearOrbits } from '../../figures/YearOrbits.tsx';
import type { Team } from '../../schemas/team.ts';
import type { TeamMember } from '../../schemas/team-member.ts';
import { PageHeader } from '../PageHeader.tsx';

interface Props {
  copy: Team;
  members: readonly TeamMember[];
}

/** What the page is about, beside the people as bodies of one system. */
export function TeamHeader({ copy, members }: Props) {
  const people = members.map(({ name, experience }) => ({ name, years: yearsOf(experience) ?? 0 }));
  return (
    <PageHeader
      trail={[{ label: copy.title, href: '/team' }]}
      heading={copy.heading}
      lede={copy.lede}
      figure={<YearOrbits people={people} />}
      caption={`Fig. 1. ${copy.caption}`}
    />
  );
}
