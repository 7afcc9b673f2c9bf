import { service as labels } from 'virtual:labels';
import { getSectionHref } from '@website/content-model/routes.ts';
import type { Service } from '@website/content-model/schemas/service.ts';
import { Plate } from '../../figures/Plate.tsx';
import { ClosingCall } from '../ClosingCall.tsx';
import { type Neighbor, Neighbors } from '../Neighbors.tsx';

interface Props {
  service: Service;
  /** The previous and next services, in plate order. */
  previous: Service | undefined;
  next: Service | undefined;
  /** Whether the company is the sample, which has a link to a page that it doesn't have. */
  isSample: boolean;
  tone: 'paper' | 'sunk';
}

/** The end of the page: contact us, or go to another service. */
export function ServiceClosing({ service, previous, next, isSample, tone }: Props) {
  const { text, label } = service.page.closing ?? { text: labels.closing, label: labels.write };
  const all = isSample ? '/services' : getSectionHref('services', service.route);
  const links = [
    { label, link: getSectionHref('contact', service.route) },
    ...(previous || next ? [{ label: labels.all, link: all }] : []),
  ];
  return (
    <ClosingCall text={text} links={links} tone={tone}>
      <Neighbors
        label={labels.others}
        previous={previous && describeNeighbor(labels.previous, previous, [service])}
        next={next && describeNeighbor(labels.next, next, [service, previous])}
      />
    </ClosingCall>
  );
}

/** `shown` are the services on the page whose engraving may be the same. Only the first one of a kind moves to the next page. */
const describeNeighbor = (
  label: string,
  { title, route, icon }: Service,
  shown: readonly (Service | undefined)[],
): Neighbor => ({
  label,
  title,
  href: route,
  drawing: <Plate name={icon} travels={shown.every((other) => other?.icon !== icon)} />,
});
