import { service as labels, locale } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { ServicePage } from '@website/content-model/schemas/service.ts';
import { ChangeBars } from '../../figures/ChangeBars.tsx';
import { countColumns } from '../../lib/page/columns.ts';
import { Band } from '../../ui/Band.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { ProofLink } from '../../ui/ProofLink.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './SuccessStories.module.css';

interface Props {
  stories: NonNullable<ServicePage['stories']>;
  tone: 'paper' | 'sunk';
}

/** Results for other clients, with the values behind the figures. */
export function SuccessStories({ stories, tone }: Props) {
  return (
    <Band tone={tone} labelledBy="stories">
      <SectionHeading
        id="stories"
        label={labels.stories}
        heading={stories.heading ?? labels.storiesHeading}
        lede={stories.lede}
      />
      <ul className={css.stories} data-columns={countColumns(stories.items.length, 3)}>
        {stories.items.map(({ title, industry, description, metrics, proof }) => (
          <li key={title} className={stories.items.length === 1 ? css.alone : undefined}>
            <Eyebrow>{industry}</Eyebrow>
            <h3>{title}</h3>
            <p>
              {description}
              <ProofLink proof={proof} />
            </p>
            <dl>
              {metrics.map(({ value, label, change }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {value}
                    {change && (
                      <>
                        <ChangeBars before={change.before} after={change.after} />
                        <small>
                          {fill(labels.change, {
                            ...{ unit: change.unit, ...(change.ends ?? labels.ends) },
                            before: change.before.toLocaleString(locale),
                            after: change.after.toLocaleString(locale),
                          })}
                        </small>
                      </>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Band>
  );
}
