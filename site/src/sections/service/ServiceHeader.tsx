import { Plate } from '../../figures/Plate.tsx';
import { roman } from '../../lib/text/roman.ts';
import { sectionHref } from '../../routes.ts';
import type { Service } from '../../schemas/service.ts';
import { PageHeader } from '../PageHeader.tsx';

/** What the service is, next to its engraving. */
export function ServiceHeader({ service }: { service: Service }) {
  const { title, plate, icon, page, route } = service;
  return (
    <PageHeader
      trail={[
        { label: 'Services', href: sectionHref('services', route) },
        { label: title, href: route },
      ]}
      heading={title}
      lede={page.summary}
      figure={<Plate name={icon} />}
      isFramed
      caption={`Pl. ${roman(plate)}. ${page.caption}`}
    />
  );
}
