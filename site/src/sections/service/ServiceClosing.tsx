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
  /** Where the list of all services is. */
  listLink: string;
  tone: 'paper' | 'sunk';
}

/** The end of the page: contact us, or go to another service. */
export function ServiceClosing({ service, previous, next, listLink, tone }: Props) {
  const { text, label } = service.page.closing ?? { text: labels.closing, label: labels.write };
  const links = [
    { label, link: getSectionHref('contact', service.route) },
    ...(previous || next ? [{ label: labels.all, link: listLink }] : []),
  ];
  return (
    <ClosingCall text={text} links={links} tone={tone}>
      <Neighbors
        label={labels.others}
        previous={previous && describeNeighbor(labels.previous, previous)}
        next={next && describeNeighbor(labels.next, next)}
      />
    </ClosingCall>
  );
}

const describeNeighbor = (label: string, { title, route, icon }: Service): Neighbor => ({
  label,
  title,
  href: route,
  drawing: <Plate name={icon} />,
});
