import { products as labels, locale } from 'virtual:labels';
import type { Service } from '@website/content-model/schemas/service.ts';
import { Fragment } from 'react';
import { ChangeBars } from '../../figures/ChangeBars.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import css from './Results.module.css';

interface Props {
  services: readonly Pick<Service, 'title' | 'route' | 'page'>[];
}

/** A few values before and after, from the success stories. Without any, the stories themselves. */
export function Results({ services }: Props) {
  const told = services.filter(({ page }) => page.stories);
  const results = told.flatMap(({ route, page }) =>
    (page.stories?.items ?? []).flatMap(({ industry, metrics }) =>
      metrics.flatMap(({ label, change }) =>
        // "$ million" is written around the number: "$28 million".
        change?.onHome
          ? [{ route, industry, label, ...change, sign: /^\p{Sc}/u.exec(change.unit)?.[0] ?? '' }]
          : [],
      ),
    ),
  );
  if (told.length === 0) return null;
  return (
    <div className={css.results}>
      {results.length > 0 ? (
        <>
          <h3>{labels.results}</h3>
          <ul>
            {results.map(({ route, industry, label, before, after, unit, sign }) => (
              <li key={label}>
                <Eyebrow>{industry}</Eyebrow>
                <p>
                  {sign + before.toLocaleString(locale)} →{' '}
                  <b>{sign + after.toLocaleString(locale)}</b>{' '}
                  <small>{unit.slice(sign.length).trim()}</small>
                </p>
                <ChangeBars before={before} after={after} />
                <a href={`${route}#stories`}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          {labels.stories}{' '}
          {told.map(({ title, route }, index) => (
            <Fragment key={route}>
              {index > 0 && ', '}
              <a href={`${route}#stories`}>{title}</a>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
