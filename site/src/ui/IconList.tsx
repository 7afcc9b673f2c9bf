import { Icon, type IconName } from './Icon.tsx';
import css from './IconList.module.css';

interface Item {
  id: string;
  icon: IconName;
  title: string;
  description: string;
}

interface Props {
  items: readonly Item[];
  /** The URL of a file with all icons. */
  file?: string;
}

/** A few items side by side, each with an icon below a hairline. */
export function IconList({ items, file }: Props) {
  return (
    <ul className={css.items}>
      {items.map(({ id, icon, title, description }) => (
        <li key={id}>
          <Icon name={icon} file={file} />
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
