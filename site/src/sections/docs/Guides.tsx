import { Moon } from '../../figures/ReadingScale.tsx';
import { phases } from '../../lib/docs/phases.ts';
import { supportEmail } from '../../lib/email/support-email.ts';
import { dateInWords } from '../../lib/text/date-in-words.ts';
import type { DocArticle, Docs } from '../../schemas/docs.ts';
import type { Site } from '../../schemas/site.ts';
import { Band } from '../../ui/Band.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { TitleLink } from '../../ui/TitleLink.tsx';
import { EmailByHand } from '../EmailByHand.tsx';
import css from './Guides.module.css';

/** The guides by subject. Each entry has its own anchor. */
export function Guides({ words, site }: { words: Docs['guides']; site: Site }) {
  const request = supportEmail(site, { subject: words.request, body: ['Guides:'] });
  return (
    <div data-search-group="">
      <Band height="high" labelledBy="guides">
        <SectionHeading id="guides" look="beside" {...words} />
        {words.sections.map(({ id, title, articles }) => (
          <div
            key={id}
            id={id}
            className={css.section}
            data-search-group={`${words.label} ${title}`}
          >
            <h3>{title}</h3>
            <ul>
              {articles.map((article) => (
                <Entry key={article.id} article={article} />
              ))}
            </ul>
          </div>
        ))}
        {request !== undefined && (
          <LinkButton href={request} variant="outline">
            Ask for a guide by email
          </LinkButton>
        )}
        <EmailByHand site={site} />
      </Band>
    </div>
  );
}

function Entry({ article }: { article: DocArticle }) {
  const { id, title, description, readTime, difficulty, lastUpdated, href } = article;
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
        <Moon phase={phases[difficulty]} /> <span>{difficulty}</span> · {readTime} min read ·{' '}
        <span>
          Updated <time dateTime={lastUpdated}>{dateInWords(lastUpdated)}</time>
        </span>
        {href !== undefined && ' · Full text'}
      </p>
    </li>
  );
}
