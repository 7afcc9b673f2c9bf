import css from './Unbroken.module.css';

/** Text that keeps a number and its word on one line: "30-day". */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\d+-[a-z]+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={css.unbroken}>
        {part}
      </span>
    ),
  );
}
