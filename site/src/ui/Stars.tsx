import css from './Stars.module.css';

const outline = 'M10 1l2.6 6.2 6.7.5-5.1 4.4 1.6 6.6-5.8-3.5-5.8 3.5 1.6-6.6L.7 7.7l6.7-.5z';
const id = 'star';

interface Props {
  rating: number;
  /** The URL of a file with the star. Without it, the page contains the lines itself. */
  file?: string;
}

/** A rating out of five, as stars and as text for screen readers. */
export function Stars({ rating, file }: Props) {
  return (
    <p className={css.stars} role="img" aria-label={`${rating} out of 5 stars`}>
      {Array.from({ length: rating }, (_, index) => (
        <svg key={index} viewBox="0 0 20 20" aria-hidden="true">
          {file === undefined ? <path d={outline} /> : <use href={`${file}#${id}`} />}
        </svg>
      ))}
    </p>
  );
}

/** The star, for the file that the home page takes it from. */
export function StarPart() {
  return <path id={id} d={outline} />;
}
