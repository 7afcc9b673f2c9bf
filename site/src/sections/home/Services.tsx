import { Plate } from '../../figures/Plate.tsx';
import { roman } from '../../lib/text/roman.ts';
import type { Home } from '../../schemas/home.ts';
import type { Service } from '../../schemas/service.ts';
import { Band } from '../../ui/Band.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Card } from '../../ui/Card.tsx';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import css from './Services.module.css';

interface Props {
  words: Home['services'];
  services: readonly Service[];
}

/** The services, each with its engraving. */
export function Services({ words, services }: Props) {
  return (
    <Band id="services" labelledBy="services-heading">
      <SectionHeading id="services-heading" look="beside" {...words} />
      <CardGrid>
        {services.map(({ id, plate, icon, caption, title, description, features, route }) => (
          <li key={id} className={css.card}>
            <Card
              isFramed={false}
              top={
                <div className={css.figure}>
                  <Plate name={icon} />
                  <p>
                    Pl. {roman(plate)}. {caption}.
                  </p>
                </div>
              }
            >
              <h3>{title}</h3>
              <p>{description}</p>
              <FeatureList items={features} />
              <TextLink href={route} about={`about ${title}`}>
                Learn More
              </TextLink>
            </Card>
          </li>
        ))}
      </CardGrid>
      <CallToAction text={words.custom}>
        <LinkButton href="#contact">Get AI Consultation</LinkButton>
        <LinkButton href="#products" variant="outline">
          View AI Projects
        </LinkButton>
      </CallToAction>
    </Band>
  );
}
