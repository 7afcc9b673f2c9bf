import { services as labels, locale, prices, shell, time } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { formatUsualPrice } from '@website/content-model/lib/text/service-facts.ts';
import type { Home } from '@website/content-model/schemas/home.ts';
import type { Service } from '@website/content-model/schemas/service.ts';
import type { ReactNode } from 'react';
import { Plate } from '../../figures/Plate.tsx';
import type { Tone } from '../../lib/page/tones.ts';
import { Band } from '../../ui/Band.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { Grid } from '../../ui/Grid.tsx';
import { InkBand } from '../../ui/InkBand.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Comparison } from '../Comparison.tsx';
import css from './Services.module.css';

export interface Props {
  words: Home['services'];
  services: readonly Service[];
  /** Whether the next section has products to look at. */
  hasProducts: boolean;
  /** Whether their comparison is here, and not in a later section. */
  hasComparison: boolean;
  /** Whether any service has weeks. If so, the planner is there. */
  hasPlanner: boolean;
  /** That of the cards. */
  tone: Tone;
  children?: ReactNode;
}

/** The services: in a dark band when each would be live, and below it a card for each. */
export function Services(props: Props) {
  const { words, services, hasProducts, hasComparison, hasPlanner, tone, children } = props;
  const { caption } = words;
  const { label = shell.sections.services, heading = labels.heading, lede } = words;
  const head = { id: 'services-heading', label, heading, lede };
  const isFirstWithPlate = ({ id, icon }: Service) =>
    services.find((service) => service.icon === icon)?.id === id;
  return (
    <Band id="services" labelledBy="services-heading" height="none">
      {hasPlanner && (
        <InkBand height="none">
          <div className={css.plan}>
            <SectionHeading {...head} />
            {children}
            {caption && <p className={css.caption}>{caption}</p>}
          </div>
        </InkBand>
      )}
      <Band tone={tone}>
        {!hasPlanner && <SectionHeading look="beside" {...head} />}
        <Grid look="panel" most={3} className={css.cards}>
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} isFirst={isFirstWithPlate(service)} />
          ))}
        </Grid>
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

/** `isFirst`: no other card above it has the same engraving, which can move to another page only once. */
function ServiceCard({ service, isFirst }: { service: Service; isFirst: boolean }) {
  const { icon, title, description, features, route, price } = service;
  return (
    <li className={css.card}>
      <div>
        <h3>{title}</h3>
        <Plate name={icon} travels={isFirst} />
      </div>
      <p>{description}</p>
      <FeatureList items={features} isCompact />
      <div>
        {price && <span>{formatUsualPrice(price, { locale, prices, time })}</span>}
        <TextLink href={route} about={fill(labels.about, { title })}>
          {labels.more}
        </TextLink>
      </div>
    </li>
  );
}
