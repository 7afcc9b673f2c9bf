/** The two background colors of the page, from tokens.css. The browser's toolbars use them. */
export function paperColors(tokens: string): { light: string; dark: string } {
  const [, light, dark] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
  if (light === undefined || dark === undefined) throw new Error('tokens.css has no --paper');
  return { light, dark };
}
