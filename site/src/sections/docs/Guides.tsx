import { docs as labels, page } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Docs, Guide } from '@website/content-model/schemas/docs.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import { Moon } from '../../figures/Moon.tsx';
import type { GuideSection } from '../../lib/docs/guide-sections.ts';
import { phases } from '../../lib/docs/phases.ts';
import { createSupportLink } from '../../lib/email/support-email.ts';
import { countColumns } from '../../lib/page/columns.ts';
import { formatDate } from '../../lib/text/date-in-words.ts';
import { Band } from '../../ui/Band.tsx';
import { Filled } from '../../ui/Filled.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { TitleLink } from '../../ui/TitleLink.tsx';
import { EmailByHand } from '../EmailByHand.tsx';
import css from './Guides.module.css';

interface Props {
  words: Docs['guides'];
  sections: readonly GuideSection[];
  site: Site;
}

/** The guides by subject. Each entry has its own anchor. */
export function Guides({ words, sections, site }: Props) {
  const request = createSupportLink(site, { subject: words.request, body: [labels.askFor] });
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
        <LinkButton href={request} variant="outline">
          {labels.ask}
        </LinkButton>
        <EmailByHand site={site} />
      </Band>
    </div>
  );
}

function Entry({ guide }: { guide: Guide }) {
  const { id, title, description, readTime, difficulty, lastUpdated, href } = guide;
  return (
    <li id={id} data-search-item={id}>
      <h4>
        {/* Without a full text to lead to, the title is the link to share. */}
        {href === undefined ? (
          <a href={`#${id}`}>{title}</a>
        ) : (
          <TitleLink title={title} href={href} />
        )}
      </h4>
      <p>{description}</p>
      <p className={css.facts}>
        <Moon phase={phases[difficulty]} /> <span>{labels.difficulty[difficulty]}</span>&nbsp;·{' '}
        {fill(page.readTime, { minutes: readTime })}{' '}
        <span>
          <Filled
            label={labels.updatedOn}
            parts={{ date: <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time> }}
          />
          {href !== undefined && `\u00a0· ${labels.fullText}`}
        </span>
      </p>
    </li>
  );
}
