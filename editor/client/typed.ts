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

/** Asks the server for something and shows the page again, or the one that it names, or says why it was not done. */
export async function doAndReload(request: Promise<unknown>, message: HTMLElement): Promise<void> {
  const wasTyped = isTyped;
  isTyped = false;
  try {
    const page = await request;
    if (typeof page === 'string' && page !== location.pathname) location.assign(page);
    else location.reload();
  } catch (error) {
    isTyped = wasTyped;
    message.textContent = (error as Error).message;
  }
}
