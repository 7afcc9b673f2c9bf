import { Icon, type IconName } from './Icon.tsx';
import css from './IconList.module.css';

interface Item {
  id: string;
  icon: IconName;
  title: string;
  description: string;
}

/** A few things side by side, each under a hairline with its drawing. */
export function IconList({ items }: { items: readonly Item[] }) {
  return (
    <ul className={css.items}>
      {items.map(({ id, icon, title, description }) => (
        <li key={id}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
