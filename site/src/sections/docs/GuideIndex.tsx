import { docs as labels, page } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Docs } from '@website/content-model/schemas/docs.ts';
import { Disc } from '../../figures/Moon.tsx';
import { createRoundScale, listGridPositions, listLabels } from '../../figures/round-scale.ts';
import { Axis, Track } from '../../figures/Track.tsx';
import type { GuideSection } from '../../lib/docs/guide-sections.ts';
import { phases } from '../../lib/docs/phases.ts';
import { InkBand } from '../../ui/InkBand.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './GuideIndex.module.css';

interface Props {
  words: Docs['index'];
  sections: readonly GuideSection[];
}

/** The guides by reading time. Each line of the drawing leads to its entry further down. */
export function GuideIndex({ words: { caption, ...head }, sections }: Props) {
  const minutes = sections.flatMap(({ guides }) => guides.map((guide) => guide.readTime));
  const scale = createRoundScale(Math.max(25, ...minutes), 5, 6);
  return (
    <div data-search-group="" data-search-yields="narrow">
      <InkBand labelledBy="index">
        <SectionHeading id="index" look="small" {...head} />
        <figure className={css.index}>
          <div className={css.axis}>
            <Axis numbers={listLabels(scale)} />
          </div>
          {sections.map(({ id, title, guides }) => (
            <div key={id} className={css.section} data-search-group="">
              <p id={`${id}-index`}>{title}</p>
              <ul aria-labelledby={`${id}-index`}>
                {guides.map((guide) => (
                  <li key={guide.id} data-search-item={guide.id}>
                    <a href={`#${guide.id}`}>{guide.title}</a>
                    <span>
                      {fill(labels.inMinutes, {
                        difficulty: labels.difficulty[guide.difficulty],
                        minutes: guide.readTime,
                      })}
                    </span>
                    <Track
                      grid={listGridPositions(scale)}
                      bars={[
                        {
                          name: guide.id,
                          to: guide.readTime / scale.end,
                          parts: guide.readTime,
                          end: <Disc phase={phases[guide.difficulty]} />,
                        },
                      ]}
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <figcaption>{fill(page.figure, { caption })}</figcaption>
        </figure>
      </InkBand>
    </div>
  );
}
