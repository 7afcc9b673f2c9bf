import { type Dispatch, useEffect } from 'react';
import type { State } from '../field.ts';
import type { EditorAction } from './editor-state.ts';

/** What is said once a page is open: what was saved last, and to someone new, how to edit. */
export function useFirstWords(site: State, dispatch: Dispatch<EditorAction>): void {
  useEffect(() => {
    if (site.questions) {
      dispatch({ type: 'tell', notice: { words: 'This is the sample.' } });
      return;
    }
    // The server reloads every open page, so what is new says itself where it is.
    const notice = site.notice ?? sessionStorage.getItem('notice');
    sessionStorage.removeItem('notice');
    if (site.go && site.go !== location.pathname) {
      sessionStorage.setItem('notice', `${notice ?? ''}`);
      location.replace(site.go);
    }
    if (notice) dispatch({ type: 'tell', notice: { words: notice } });
    if (site.changed)
      document
        .querySelector<HTMLElement>(`[data-edit~="${site.changed}"]`)
        ?.focus({ preventScroll: true });
    if (localStorage.getItem('welcomed')) return;
    localStorage.setItem('welcomed', 'yes');
    dispatch({ type: 'open', view: { name: 'welcome' } });
  }, []);
}
