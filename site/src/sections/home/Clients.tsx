import type { PicturedClient } from '../../lib/pictures/pictures.ts';
import css from './Clients.module.css';

/** The logos of clients, in the ink of the page, and the names of those without a logo. */
export function Clients({ clients }: { clients: readonly PicturedClient[] }) {
  return (
    <ul className={css.clients}>
      {clients.map(({ name, drawing, href }) => {
        const image = drawing ? (
          <img {...drawing} alt={name} loading="lazy" decoding="async" />
        ) : (
          name
        );
        return <li key={name}>{href === undefined ? image : <a href={href}>{image}</a>}</li>;
      })}
    </ul>
  );
}
