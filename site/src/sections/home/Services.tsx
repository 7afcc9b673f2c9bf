import { services as labels, locale, prices, time } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { factsOf } from '@website/content-model/lib/text/service-facts.ts';
import type { Home } from '@website/content-model/schemas/home.ts';
import type { Service } from '@website/content-model/schemas/service.ts';
import { Plate } from '../../figures/Plate.tsx';
import { columnsOf } from '../../lib/page/columns.ts';
import { Band } from '../../ui/Band.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { InkBand } from '../../ui/InkBand.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Comparison } from '../Comparison.tsx';
import { Machine } from './Machine.tsx';
import { Results } from './Results.tsx';
import css from './Services.module.css';

interface Props {
  words: Home['services'];
  services: readonly Service[];
  /** Whether the next section has products to look at. */
  hasProducts: boolean;
  /** Whether the machine is here, and not at the top of the page. */
  hasMachine: boolean;
  /** Whether their comparison is here, and not in a later section. */
  hasComparison: boolean;
}

/** The services: on a wide screen the wheels of a machine, and below it a card for each. */
export function Services({ words, services, hasProducts, hasMachine, hasComparison }: Props) {
  return (
    <Band id="services" labelledBy="services-heading" height="none">
      <InkBand height="none">
        <div className={css.head}>
          <SectionHeading id="services-heading" look="beside" {...words} />
        </div>
        {hasMachine && services.length > 1 && <Machine services={services} />}
      </InkBand>
      <Band>
        <ul className={css.cards} data-most={3} data-columns={columnsOf(services, 3)}>
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </ul>
        {!hasProducts && <Results services={services} />}
        <CallToAction text={words.custom}>
          <LinkButton href="#contact">{labels.consult}</LinkButton>
          {hasProducts && (
            <LinkButton href="#products" variant="outline">
              {labels.projects}
            </LinkButton>
          )}
        </CallToAction>
        {hasComparison && <Comparison services={services} />}
      </Band>
    </Band>
  );
}

function ServiceCard({ service }: { service: Service }) {
  const { icon, title, description, features, route } = service;
  const facts = factsOf([service], { locale, prices, time });
  return (
    <li className={css.card}>
      <div>
        <h3>{title}</h3>
        <Plate name={icon} />
      </div>
      <p>{description}</p>
      <FeatureList items={features} isCompact />
      <div>
        {facts.length > 0 && <span>{facts.join(', ')}</span>}
        <TextLink href={route} about={fill(labels.about, { title })}>
          {labels.more}
        </TextLink>
      </div>
    </li>
  );
}
