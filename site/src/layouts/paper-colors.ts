/** The two colors of the page's background, as tokens.css has them: for the browser's own bars. */
export function paperColors(tokens: string): { light: string; dark: string } {
  const [, light, dark] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
  if (light === undefined || dark === undefined) throw new Error('tokens.css has no --paper');
  return { light, dark };
}
