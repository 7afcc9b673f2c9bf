import type { Endpoint } from '@website/content-model/lib/api/api-reference.ts';
import type { GuideBlock } from '@website/content-model/schemas/article-text.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import { Band } from '../ui/Band.tsx';
import { CallExample } from './api/CallExample.tsx';
import css from './LongText.module.css';
import { Blocks } from './legal/Blocks.tsx';
import { Words } from './legal/Words.tsx';
import { TextTable } from './TextTable.tsx';

interface Props {
  title: string;
  text: readonly GuideBlock[];
  site: Site;
  /** The calls of the API that the text may show. */
  endpoints?: readonly Endpoint[];
}

type Block = Exclude<GuideBlock, { heading: string }>;

/** The text in sections: each begins with a heading, except for what is before the first. */
function splitIntoSections(text: readonly GuideBlock[]) {
  let section: { heading?: string; blocks: Block[] } = { blocks: [] };
  const sections = [section];
  for (const block of text) {
    if ('heading' in block) {
      section = { heading: block.heading, blocks: [] };
      sections.push(section);
    } else section.blocks.push(block);
  }
  return sections.filter(({ blocks }) => blocks.length > 0);
}

/** The whole text of an article or a guide, its headings next to it. */
export function LongText({ title, text, ...context }: Props) {
  return (
    <Band>
      <article className={css.text} aria-label={title}>
        {splitIntoSections(text).map(({ heading, blocks }, index) => (
          <section key={index}>
            {heading !== undefined && <h2>{heading}</h2>}
            <div>
              {blocks.map((block, at) => (
                <TextBlock
                  key={at}
                  block={block}
                  about={heading ?? title}
                  name={`${index}-${at}`}
                  {...context}
                />
              ))}
            </div>
          </section>
        ))}
      </article>
    </Band>
  );
}

interface BlockProps extends Pick<Props, 'site' | 'endpoints'> {
  block: Block;
  /** The heading above it. */
  about: string;
  /** Different for each block of the page. */
  name: string;
}

/** Only a legal text has numbered sections, to which its words may refer. */
const numbers = new Map<string, string>();

function TextBlock({ block, about, name, site, endpoints = [] }: BlockProps) {
  if ('apiCall' in block) {
    const endpoint = endpoints.find(({ method, path }) => block.apiCall === `${method} ${path}`);
    if (!endpoint) throw new Error(`openapi.yaml: there is no call "${block.apiCall}"`);
    return <CallExample endpoint={endpoint} company={site.name} name={name} />;
  }
  if ('table' in block) return <TextTable {...block.table} name={about} site={site} />;
  if ('numbered' in block) {
    return (
      <ol>
        {block.numbered.map((pieces, index) => (
          <li key={index}>
            <Words pieces={pieces} site={site} numbers={numbers} />
          </li>
        ))}
      </ol>
    );
  }
  return <Blocks blocks={[block]} site={site} numbers={numbers} />;
}
