import { team as labels } from 'virtual:labels';
import type { SectionHead } from '@website/content-model/schemas/fields.ts';
import type { TeamMember } from '@website/content-model/schemas/team.ts';
import type { WithPhoto } from '../../lib/pictures/pictures.ts';
import { Band } from '../../ui/Band.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Portrait } from '../Portrait.tsx';
import css from './Leadership.module.css';

interface Props {
  words: SectionHead;
  members: readonly WithPhoto<TeamMember>[];
}

/** The people who lead the company. */
export function Leadership({ words, members }: Props) {
  return (
    <Band tone="sunk" labelledBy="leadership">
      <SectionHeading id="leadership" look="beside" {...words} />
      <ul className={css.register}>
        {members.map((member) => (
          <li key={member.id} id={member.id}>
            <Portrait name={member.name} photo={member.photo} isLarge />
            <div className={css.name}>
              <h3>{member.name}</h3>
              <p>{member.role}</p>
            </div>
            <p className={css.bio}>{member.bio}</p>
            <FactList
              facts={[
                [labels.expertise, member.expertise],
                [labels.experience, member.experience],
                [labels.education, member.education],
                [labels.achievements, <FeatureList key="list" items={member.achievements} />],
              ]}
            />
          </li>
        ))}
      </ul>
    </Band>
  );
}
