import { service as labels } from 'virtual:labels';
import { Plate } from '../../figures/Plate.tsx';
import { servicesStep } from '../../lib/page/trail.ts';
import { fill } from '../../lib/text/fill.ts';
import { roman } from '../../lib/text/roman.ts';
import type { Service } from '../../schemas/service.ts';
import { PageHeader } from '../PageHeader.tsx';

/** Where a plate arrives that travels here from another page. */
export const plateId = 'plate';

/** What the service is, next to its engraving. */
export function ServiceHeader({ service }: { service: Service }) {
  const { title, plate, icon, page, route } = service;
  return (
    <PageHeader
      trail={[servicesStep, { label: title, href: route }]}
      heading={title}
      lede={page.summary}
      figure={<Plate name={icon} />}
      isFramed
      figureId={plateId}
      caption={fill(labels.plate, { numeral: roman(plate), caption: page.caption })}
    />
  );
}
