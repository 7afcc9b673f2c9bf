import css from './ThemeControl.module.css';

/**
 * Chooses the theme: a list of the browser's own, drawn as a moon that is new, half or full.
 * Without script it could do nothing, and is not shown; the page then follows the system.
 */
export function ThemeControl() {
  return (
    <div className={css.theme}>
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <circle r="7" />
        <path d="M0-7A7 7 0 0 1 0 7Z" />
      </svg>
      <select name="theme" aria-label="Theme" autoComplete="off">
        <option value="light">Light</option>
        <option value="dark">Dark</option>
        <option value="system">System</option>
      </select>
    </div>
  );
}
