import { shell } from 'virtual:labels';
import css from './ThemeControl.module.css';

/**
 * Chooses the theme: a native select, drawn as a new, half or full moon. Hidden without script,
 * because it could do nothing; the page then follows the system theme.
 */
export function ThemeControl() {
  return (
    <div className={css.theme}>
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <circle r="7" />
        <path d="M0-7A7 7 0 0 1 0 7Z" />
      </svg>
      <select name="theme" aria-label={shell.theme.label} autoComplete="off">
        <option value="light">{shell.theme.light}</option>
        <option value="dark">{shell.theme.dark}</option>
        <option value="system">{shell.theme.system}</option>
      </select>
    </div>
  );
}
