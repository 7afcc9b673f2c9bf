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

/** The index of the people: a list, and a drawing of the years of experience of those who name them. */
export function People({ caption, members }: Props) {
  const drawnPeople = members.flatMap(({ id, name, experience, photo }) => {
    const years = parseYears(experience);
    if (years === undefined) return [];
    const label = formatCount(labels.years, years);
    return [{ name, years, label, href: `#${id}`, photo: photo?.narrowest }];
  });
  return (
    <InkBand height="low">
      {drawnPeople.length > 0 && (
        <figure>
          <YearOrbits people={drawnPeople} />
          {caption && (
            <figcaption className={css.caption}>{fill(page.figure, { caption })}</figcaption>
          )}
        </figure>
      )}
      <ul className={css.people}>
        {members.map(({ id, name, role }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
            <span>{role}</span>
          </li>
        ))}
      </ul>
    </InkBand>
  );
}
