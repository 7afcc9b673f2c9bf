/** Whether a text is typed into the page itself, and not into a form of the panel. */
export const isTypingInPage = () => localStorage.getItem('typing') !== 'panel';

export const setTypingInPage = (isInPage: boolean) =>
  localStorage.setItem('typing', isInPage ? 'page' : 'panel');
