import { notFound as labels } from 'virtual:labels';
import type { Service } from '@website/content-model/schemas/service.ts';
import { LostBody } from '../../figures/LostBody.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import css from './LostPage.module.css';

interface Props {
  services: readonly Pick<Service, 'title' | 'route'>[];
}

/** The page for every path that does not exist. It says so, and links back. */
export function LostPage({ services }: Props) {
  return (
    <div className={css.lost}>
      <div className={css.words}>
        <h1>
          <span>404</span> {labels.heading}
        </h1>
        <p>{labels.explanation}</p>
        <LinkButton href="/">{labels.home}</LinkButton>
      </div>
      <div className={css.figure}>
        <LostBody />
      </div>
      <nav className={css.suggestions} aria-labelledby="suggestions">
        <h2 id="suggestions">{labels.suggestions}</h2>
        <ul>
          {services.map(({ title, route }) => (
            <li key={route}>
              <a href={route}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
