import { isTypingInPage, setTypingInPage } from './settings.ts';

/** What someone reads who has never edited a site here. */
export function Welcome() {
  return (
    <>
      <p>
        Click any words and start typing. Ctrl+Enter saves it, and so does a click elsewhere. Escape
        discards it, and you can still undo it later. To follow a link, hold Alt and click, or
        switch off “Edit”.
      </p>
      <label className="switch">
        <input
          type="checkbox"
          defaultChecked={isTypingInPage()}
          onChange={({ target }) => setTypingInPage(target.checked)}
        />
        Type into the page
      </label>
    </>
  );
}
