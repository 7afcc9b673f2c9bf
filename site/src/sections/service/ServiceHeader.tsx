import { service as labels } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { getSectionHref } from '@website/content-model/routes.ts';
import type { Service } from '@website/content-model/schemas/service.ts';
import { Plate } from '../../figures/Plate.tsx';
import { getServicesStep } from '../../lib/page/breadcrumb.ts';
import { listMainTerms } from '../../lib/page/service-terms.ts';
import { formatRoman } from '../../lib/text/roman.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { PageHeader } from '../PageHeader.tsx';
import css from './ServiceHeader.module.css';

/** The id at which a plate arrives by a view transition from another page. */
export const plateId = 'plate';

interface Props {
  service: Service;
  /** Whether the page says what it costs. */
  hasTerms: boolean;
}

/** The service, its price, its duration and how to begin, next to its plate. */
export function ServiceHeader({ service, hasTerms }: Props) {
  const { title, plate, icon, page, route } = service;
  const mainTerms = listMainTerms(service);
  return (
    <PageHeader
      words={{ title, heading: title, lede: page.summary }}
      path={route}
      parents={[getServicesStep()]}
      figure={<Plate name={icon} />}
      frame="filled"
      figureId={plateId}
      caption={
        page.caption && fill(labels.plate, { numeral: formatRoman(plate), caption: page.caption })
      }
    >
      <div className={css.offer}>
        {mainTerms.length > 0 && (
          <dl>
            {mainTerms.map(([label, figure]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={css.start}>
          <LinkButton href={getSectionHref('contact', route)}>
            {page.closing?.label ?? labels.write}
          </LinkButton>
          {hasTerms && <TextLink href="#engagement">{labels.cost}</TextLink>}
        </p>
        {page.start && <p className={css.small}>{page.start}</p>}
      </div>
    </PageHeader>
  );
}
