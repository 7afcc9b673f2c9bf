import css from './FeatureList.module.css';

/** A short list of things, each behind a hairline. */
export function FeatureList({ items }: { items: readonly string[] }) {
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
