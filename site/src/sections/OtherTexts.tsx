import { Band } from '../ui/Band.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { type Neighbor, Neighbors } from './Neighbors.tsx';
import css from './OtherTexts.module.css';

interface Props {
  /** What they are: "Other articles". */
  label: string;
  previous?: Neighbor | undefined;
  next?: Neighbor | undefined;
  /** The page that lists all of them. */
  list: { label: string; href: string };
}

/** The end of an article or a guide: the ones before and after it, and the list of all. */
export function OtherTexts({ label, previous, next, list }: Props) {
  return (
    <Band tone="sunk" height="low" label={label}>
      <div className={css.others}>
        <Neighbors label={label} previous={previous} next={next} />
        <LinkButton href={list.href} variant="outline">
          {list.label}
        </LinkButton>
      </div>
    </Band>
  );
}
