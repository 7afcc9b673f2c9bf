import type { Message } from './editor-state.ts';
import { button } from './element.ts';

let isTyped = false;

/** Tells whether the panel has words that are not saved. */
export const setTyped = (value: boolean) => {
  isTyped = value;
};

/** Whether what was typed may go. */
export function mayDiscard(): boolean {
  const isFine = !isTyped || confirm('Discard what you typed?');
  if (isFine) isTyped = false;
  return isFine;
}

// Another tab that saves makes this one reload.
addEventListener('beforeunload', (event) => {
  if (isTyped) event.preventDefault();
});

/**
 * Asks the server for something and shows the page again, or says why it was not done, with a button for what the server offers instead.
 */
export async function doAndReload(
  request: Promise<unknown>,
  message: HTMLElement,
  agree?: () => unknown,
): Promise<void> {
  const wasTyped = isTyped;
  isTyped = false;
  try {
    await request;
    location.reload();
  } catch (error) {
    isTyped = wasTyped;
    const { message: words, offer } = error as Error & { offer?: string };
    message.textContent = words;
    if (offer && agree) message.append(' ', button(offer, agree));
  }
}

/** The same for components. */
export async function sendChange(
  request: (isAgreed: boolean) => Promise<unknown>,
  report: (message: Message) => void,
  isAgreed = false,
): Promise<void> {
  const wasTyped = isTyped;
  isTyped = false;
  try {
    await request(isAgreed);
    location.reload();
  } catch (error) {
    isTyped = wasTyped;
    const { message: words, offer } = error as Error & { offer?: string };
    const accept = () => void sendChange(request, report, true);
    report({ words, offer: offer ? { words: offer, accept } : undefined });
  }
}
