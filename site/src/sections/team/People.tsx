import { team as labels, page } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { TeamMember } from '@website/content-model/schemas/team.ts';
import { parseYears } from '../../figures/proportion.ts';
import { YearOrbits } from '../../figures/YearOrbits.tsx';
import type { WithPhoto } from '../../lib/pictures/pictures.ts';
import { formatCount } from '../../lib/text/number-words.ts';
import { InkBand } from '../../ui/InkBand.tsx';
import css from './People.module.css';

interface Props {
  caption?: string | undefined;
  members: readonly WithPhoto<TeamMember>[];
}

/** The index of the people: a drawing of their years of experience, and a list. */
export function People({ caption, members }: Props) {
  const people = members.map(({ id, name, role, experience, photo }) => {
    const years = parseYears(experience) ?? 0;
    return {
      ...{ name, role, years, label: formatCount(labels.years, years), href: `#${id}` },
      photo: photo?.narrowest,
    };
  });
  return (
    <InkBand height="low">
      <figure>
        <YearOrbits people={people} />
        {caption && (
          <figcaption className={css.caption}>{fill(page.figure, { caption })}</figcaption>
        )}
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
