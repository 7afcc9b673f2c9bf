import { Plate } from '../../figures/Plate.tsx';
import { roman } from '../../lib/roman.ts';
import { sectionHref } from '../../lib/routes.ts';
import type { Service } from '../../schemas/service.ts';
import css from './ServiceHeader.module.css';

/** What the service is, beside its plate. */
export function ServiceHeader({ service }: { service: Service }) {
  const { title, plate, icon, page, route } = service;
  return (
    <div className={css.header}>
      <div className={css.words}>
        <nav aria-label="Breadcrumb">
          <ol>
            <li>
              <a href="/">Home</a>
            </li>
            <li>
              <a href={sectionHref('services', route)}>Services</a>
            </li>
            <li>
              <a href={route} aria-current="page">
                {title}
              </a>
            </li>
          </ol>
        </nav>
        <h1>{title}</h1>
        <p className={css.summary}>{page.summary}</p>
      </div>
      <figure>
        <Plate name={icon} />
        <figcaption>
          Pl. {roman(plate)}. {page.caption}
        </figcaption>
      </figure>
    </div>
  );
}
