import { service as labels } from 'virtual:labels';
import { getSectionHref } from '@website/content-model/routes.ts';
import type { Service } from '@website/content-model/schemas/service.ts';
import { Plate } from '../../figures/Plate.tsx';
import { ClosingCall } from '../ClosingCall.tsx';
import css from './ServiceClosing.module.css';

interface Props {
  service: Service;
  /** The previous and next services, in plate order. */
  previous: Service | undefined;
  next: Service | undefined;
  tone: 'paper' | 'sunk';
}

/** The end of the page: contact us, or go to another service. */
export function ServiceClosing({ service, previous, next, tone }: Props) {
  const { text, label } = service.page.closing;
  const links = [
    { label, link: getSectionHref('contact', service.route) },
    ...(previous || next ? [{ label: labels.all, link: '/services' }] : []),
  ];
  return (
    <ClosingCall text={text} links={links} tone={tone}>
      {(previous || next) && (
        <nav className={css.turn} aria-label={labels.others}>
          {previous && <Neighbor service={previous} rel="prev" />}
          {next && <Neighbor service={next} rel="next" />}
        </nav>
      )}
    </ClosingCall>
  );
}

function Neighbor({ service, rel }: { service: Service; rel: 'prev' | 'next' }) {
  return (
    <a href={service.route} rel={rel}>
      <Plate name={service.icon} />
      <div>
        <span>{rel === 'prev' ? labels.previous : labels.next}</span>
        {service.title}
      </div>
    </a>
  );
}
