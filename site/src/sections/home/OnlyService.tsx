import { services as labels } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { Plate } from '../../figures/Plate.tsx';
import { listMainTerms } from '../../lib/page/service-terms.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { Grid } from '../../ui/Grid.tsx';
import { InkBand } from '../../ui/InkBand.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './OnlyService.module.css';
import type { Props } from './Services.tsx';

/** The only service of a company: the band is the service, with what a client gets. */
export function OnlyService({ words, services: [service] }: Props) {
  if (!service) return null;
  const { title, description, icon, route, features, page } = service;
  const items = page.solutions?.cards ?? features.map((title) => ({ title, description: '' }));
  const mainTerms = listMainTerms(service);
  return (
    <InkBand id="services" labelledBy="services-heading">
      <div className={css.service}>
        <SectionHeading
          id="services-heading"
          label={words.label ?? labels.only}
          heading={title}
          lede={description}
        >
          {mainTerms.length > 0 && <FactList className={css.terms} facts={mainTerms} />}
          <p className={css.link}>
            <LinkButton href={route} variant="outline" about={fill(labels.about, { title })}>
              {labels.more}
            </LinkButton>
          </p>
        </SectionHeading>
        <Plate name={icon} />
      </div>
      {items.length > 0 && (
        <Grid look="ruled" most={3} className={css.items}>
          {items.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              {description && <p>{description}</p>}
            </li>
          ))}
        </Grid>
      )}
      {words.custom && (
        <CallToAction text={words.custom}>
          <LinkButton href="#contact">{labels.consult}</LinkButton>
        </CallToAction>
      )}
    </InkBand>
  );
}
