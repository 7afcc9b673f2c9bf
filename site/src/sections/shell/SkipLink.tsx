import { shell } from 'virtual:labels';
import css from './SkipLink.module.css';

/** The first stop of the Tab key: skips the header. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      {shell.skip}
    </a>
  );
}
