import { yearsOf } from '../../figures/proportion.ts';
import { YearOrbits } from '../../figures/YearOrbits.tsx';
import type { Team } from '../../schemas/team.ts';
import type { TeamMember } from '../../schemas/team-member.ts';
import { PageHeader } from '../PageHeader.tsx';

interface Props {
  words: Team;
  members: readonly TeamMember[];
}

/** What the page is about, next to a drawing of the people as planets of one system. */
export function TeamHeader({ words, members }: Props) {
  const people = members.map(({ name, experience }) => ({ name, years: yearsOf(experience) ?? 0 }));
  return (
    <PageHeader
      trail={[{ label: words.title, href: '/team' }]}
      heading={words.heading}
      lede={words.lede}
      figure={<YearOrbits people={people} />}
      caption={`Fig. 1. ${words.caption}`}
    />
  );
}
