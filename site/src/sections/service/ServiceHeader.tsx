import { service as labels, locale, prices, time } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { factsOf } from '@website/content-model/lib/text/service-facts.ts';
import type { Service } from '@website/content-model/schemas/service.ts';
import { Plate } from '../../figures/Plate.tsx';
import { servicesStep } from '../../lib/page/trail.ts';
import { roman } from '../../lib/text/roman.ts';
import { PageHeader } from '../PageHeader.tsx';
import css from './ServiceHeader.module.css';

/** Where a plate arrives that travels here from another page. */
export const plateId = 'plate';

/** What the service is, what it costs and how long it takes, next to its engraving. */
export function ServiceHeader({ service }: { service: Service }) {
  const { title, plate, icon, page, route } = service;
  const facts = [factsOf([service], { locale, prices, time }).join(', '), page.start].filter(
    Boolean,
  );
  return (
    <PageHeader
      words={{ title, heading: title, lede: page.summary }}
      path={route}
      parents={[servicesStep]}
      figure={<Plate name={icon} />}
      isFramed
      figureId={plateId}
      caption={fill(labels.plate, { numeral: roman(plate), caption: page.caption })}
    >
      {facts.length > 0 && (
        <p className={css.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
    </PageHeader>
  );
}
