import { yearsOf } from '../../figures/proportion.ts';
import { YearOrbits } from '../../figures/YearOrbits.tsx';
import type { TeamMember } from '../../schemas/team-member.ts';
import { InkBand } from '../../ui/InkBand.tsx';
import css from './People.module.css';

interface Props {
  caption: string;
  members: readonly TeamMember[];
}

/** The index of the people: a drawing of them as planets of one system, and a list. */
export function People({ caption, members }: Props) {
  const people = members.map(({ id, name, role, experience }) => ({
    name,
    role,
    years: yearsOf(experience) ?? 0,
    href: `#${id}`,
  }));
  return (
    <InkBand height="low">
      <figure>
        <YearOrbits people={people} />
        <figcaption className={css.caption}>{`Fig. 1. ${caption}`}</figcaption>
      </figure>
      <ul className={css.people}>
        {people.map(({ name, role, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
            <span>{role}</span>
          </li>
        ))}
      </ul>
    </InkBand>
  );
}
