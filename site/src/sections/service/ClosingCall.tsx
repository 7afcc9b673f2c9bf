import { roman } from '../../lib/text/roman.ts';
import { sectionHref } from '../../routes.ts';
import type { Service } from '../../schemas/service.ts';
import { Band } from '../../ui/Band.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import css from './ClosingCall.module.css';

interface Props {
  service: Service;
  /** The services beside it, in the order of the plates. */
  previous: Service | undefined;
  next: Service | undefined;
  tone: 'paper' | 'sunk';
}

/** What to do now: talk to us, or turn the page. */
export function ClosingCall({ service, previous, next, tone }: Props) {
  const { text, label } = service.page.closing;
  return (
    <Band tone={tone} labelledBy="closing">
      <CallToAction text={text} headingId="closing">
        <LinkButton href={sectionHref('contact', service.route)}>{label}</LinkButton>
        <LinkButton href="/services" variant="outline">
          View All Services
        </LinkButton>
      </CallToAction>
      <nav className={css.turn} aria-label="Other services">
        {previous && <Neighbor service={previous} rel="prev" />}
        {next && <Neighbor service={next} rel="next" />}
      </nav>
    </Band>
  );
}

function Neighbor({ service, rel }: { service: Service; rel: 'prev' | 'next' }) {
  return (
    <a href={service.route} rel={rel}>
      <span>
        {rel === 'prev' ? 'Previous' : 'Next'} · Pl. {roman(service.plate)}
      </span>
      {service.title}
    </a>
  );
}
