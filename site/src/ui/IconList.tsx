import { Grid } from './Grid.tsx';
import { Icon, type IconName } from './Icon.tsx';
import css from './IconList.module.css';

interface Item {
  id: string;
  icon: IconName;
  title: string;
  description: string;
}

/** A few items side by side, each with an icon below a hairline. */
export function IconList({ items }: { items: readonly Item[] }) {
  return (
    // Four items look best in one row; otherwise, three per row.
    <Grid look="ruled" most={items.length === 4 ? 4 : 3} className={css.items}>
      {items.map(({ id, icon, title, description }) => (
        <li key={id}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </Grid>
  );
}
