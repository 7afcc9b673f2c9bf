import { news as labels } from 'virtual:labels';
import type { ArticleBlock } from '@website/content-model/schemas/legal-document.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import { Band } from '../../ui/Band.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Blocks } from '../legal/Blocks.tsx';
import css from './ArticleText.module.css';

type Block = Exclude<ArticleBlock, { heading: string }>;

/** The text in sections: each begins with a heading, except for what is before the first. */
function sectionsOf(text: readonly ArticleBlock[]) {
  const sections: { heading?: string; blocks: Block[] }[] = [];
  for (const block of text) {
    if ('heading' in block) sections.push({ heading: block.heading, blocks: [] });
    else (sections.at(-1) ?? sections[sections.push({ blocks: [] }) - 1])?.blocks.push(block);
  }
  return sections;
}

/** The whole text of an article, its headings next to it, and the way to the others. */
export function ArticleText({ text, site }: { text: readonly ArticleBlock[]; site: Site }) {
  return (
    <Band>
      <article className={css.article}>
        {sectionsOf(text).map(({ heading, blocks }, index) => (
          <section key={index}>
            {heading !== undefined && <h2>{heading}</h2>}
            <div>
              <Blocks blocks={blocks} site={site} numbers={new Map()} />
            </div>
          </section>
        ))}
      </article>
      <div className={css.others}>
        <LinkButton href="/news" variant="outline">
          {labels.all}
        </LinkButton>
      </div>
    </Band>
  );
}
