import { cookiePage, cookies as labels, ui } from 'virtual:labels';
import type { CookieCategory } from '@website/content-model/schemas/cookies.ts';
import { Button } from '../../ui/Button.tsx';
import css from './SettingsDialog.module.css';
import { UseStatus } from './UseStatus.tsx';

const id = 'cookie-settings';
const words = cookiePage.settings;

/**
 * Opens the dialog without script. A browser that supports `command` ignores the other attribute
 * and opens a modal dialog. An older one (before Chrome 135, Firefox 144, Safari 26.2) uses
 * `popovertarget` and shows the same dialog as a popover.
 */
export function OpenSettings() {
  return (
    <Button command="show-modal" commandfor={id} popoverTarget={id}>
      {labels.manage}
    </Button>
  );
}

interface Props {
  categories: readonly CookieCategory[];
}

/**
 * Shows what is stored right now, with a button that clears it. There is nothing to switch on or
 * off.
 */
export function SettingsDialog({ categories }: Props) {
  return (
    <dialog
      id={id}
      className={css.dialog}
      data-part="cookie-settings"
      popover="auto"
      closedby="any"
      aria-labelledby="settings"
    >
      <div className={css.head}>
        <h2 id="settings">{words.title}</h2>
        <Button
          command="close"
          commandfor={id}
          popoverTarget={id}
          popoverTargetAction="hide"
          variant="outline"
          size="small"
        >
          {ui.close}
        </Button>
      </div>
      <div className={css.body}>
        <p>{words.intro}</p>
        <h3>{labels.stored}</h3>
        <dl className={css.rows}>
          <div>
            <dt>theme</dt>
            <dd data-part="stored-theme" data-none={words.none} data-blocked={words.blocked}>
              {words.unread}
            </dd>
          </div>
        </dl>
        {categories.length > 0 && (
          <>
            <h3>{labels.categories}</h3>
            <ul className={css.rows}>
              {categories.map(({ id, title, inUse, status }) => (
                <li key={id}>
                  <b>{labels.types[title]}</b> <UseStatus inUse={inUse} words={status} />
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={css.clear}>
          <Button data-part="clear">{words.clear}</Button>
          <p
            role="status"
            data-part="clear-status"
            data-ready={words.ready}
            data-empty={words.empty}
            data-cleared={words.cleared}
            data-nothing={words.nothing}
            data-refused={words.refused}
          />
        </div>
      </div>
    </dialog>
  );
}
