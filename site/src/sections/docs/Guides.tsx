import { getGuideRoute } from '@website/content-model/routes.ts';
import type { Docs, Guide } from '@website/content-model/schemas/docs.ts';
import type { GuideSection } from '../../lib/docs/guide-sections.ts';
import { countColumns } from '../../lib/page/columns.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { GuideFacts } from './GuideFacts.tsx';
import css from './Guides.module.css';

interface Props {
  words: Docs['guides'];
  sections: readonly GuideSection[];
}

/** The guides by subject. Each entry has its own anchor. */
export function Guides({ words, sections }: Props) {
  return (
    <div data-search-group="">
      <Band height="high" labelledBy="guides">
        <SectionHeading id="guides" look="beside" {...words} />
        {sections.map(({ id, title, guides }) => (
          <div
            key={id}
            id={id}
            className={css.section}
            data-search-group={`${words.label} ${title}`}
          >
            <h3>{title}</h3>
            <ul data-columns={countColumns(guides.length, 3)}>
              {guides.map((guide) => (
                <Entry key={guide.id} guide={guide} />
              ))}
            </ul>
          </div>
        ))}
      </Band>
    </div>
  );
}

function Entry({ guide }: { guide: Guide }) {
  const { id, title, description } = guide;
  return (
    <li id={id} data-search-item="">
      <h4>
        <a href={getGuideRoute(id)}>{title}</a>
      </h4>
      <p>{description}</p>
      <GuideFacts {...guide} />
    </li>
  );
}
