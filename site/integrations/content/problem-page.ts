import type { Problem } from '@website/content-model/checks/content/problem.ts';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** `npm run dev` shows this instead of every page while the content has problems. */
export function problemPage(problems: readonly Problem[]): string {
  const items = problems.map(
    ({ file, line, field, found, expected }) =>
      `<li><code>${escaped(file)}:${line}</code>` +
      `<p>${field && `<b>${escaped(field)}</b>: `}found ${escaped(found)}; ${escaped(expected)}.</p></li>`,
  );
  const [one] = problems;
  const title = problems.length === 1 ? `A problem in ${one?.file}` : `${problems.length} problems`;
  // The Vite client reloads the page when a content file changes.
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<script type="module" src="/@vite/client"></script>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 3rem auto; padding: 0 1.5rem; }
  ol { padding: 0; list-style: none; }
  li { margin: 1.5rem 0; padding-left: 1rem; border-left: 3px solid #b3412e; }
  p { margin: 0.25rem 0 0; overflow-wrap: anywhere; }
</style>
<h1>The content needs a change</h1>
<p>Save the file, and this page shows the site again.</p>
<ol>
${items.join('\n')}
</ol>
</html>
`;
}
