import { services as labels, locale, prices, time } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { factsOf } from '@website/content-model/lib/text/service-facts.ts';
import type { Home } from '@website/content-model/schemas/home.ts';
import type { Service } from '@website/content-model/schemas/service.ts';
import { Plate } from '../../figures/Plate.tsx';
import { columnsOf } from '../../lib/page/columns.ts';
import { roman } from '../../lib/text/roman.ts';
import { Band } from '../../ui/Band.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Card } from '../../ui/Card.tsx';
import { Emphasis } from '../../ui/Emphasis.tsx';
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

/** The services, each with its engraving. */
export function Services({ words, services, hasProducts, hasMachine, hasComparison }: Props) {
  return (
    <Band id="services" labelledBy="services-heading" height="none">
      <Band>
        <SectionHeading id="services-heading" look="beside" {...words} />
        <ul className={css.cards} data-most={3} data-columns={columnsOf(services, 3)}>
          {services.map((service) => (
            <li
              key={service.id}
              className={services.length === 1 ? `${css.card} ${css.alone}` : css.card}
            >
              <ServiceCard service={service} />
            </li>
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
      {hasMachine && words.machine && (
        <InkBand height="none">
          <div className={css.words}>
            <h2>
              <Emphasis text={words.machine.heading} />
            </h2>
            <p>{words.machine.text}</p>
          </div>
          <Machine services={services} />
        </InkBand>
      )}
    </Band>
  );
}

function ServiceCard({ service }: { service: Service }) {
  const { plate, icon, caption, title, description, features, route } = service;
  const facts = factsOf([service], { locale, prices, time });
  return (
    <Card
      isFramed={false}
      top={
        <div className={css.figure}>
          <Plate name={icon} />
          <p>{fill(labels.plate, { numeral: roman(plate), caption })}</p>
        </div>
      }
    >
      <h3>{title}</h3>
      <p>{description}</p>
      <FeatureList items={features} />
      {facts.length > 0 && <p className={css.facts}>{facts.join(', ')}</p>}
      <TextLink href={route} about={fill(labels.about, { title })}>
        {labels.more}
      </TextLink>
    </Card>
  );
}
