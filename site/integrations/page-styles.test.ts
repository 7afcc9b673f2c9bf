import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shrinkStyles } from './page-styles.ts';

async function shrunk(css: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'styles-'));
  await mkdir(join(root, '_astro'));
  await writeFile(
    join(root, '_astro/forms.js'),
    'element.className = "_later"; element.dataset.open = ""',
  );
  await writeFile(join(root, 'index.html'), `<style>${css}</style><p class="_first _other">`);
  await shrinkStyles(root);
  return readFile(join(root, 'index.html'), 'utf8');
}

test('leaves out the styles that neither the page nor a script uses', async () => {
  const used =
    '._later{animation:1s spin}[data-open]{color:red}p:not([data-gone]){margin:0}@keyframes spin{to{rotate:1turn}}';
  const unused =
    '._gone_{color:red}p ._gone_{color:red}[data-gone]{color:red}@keyframes fade{to{opacity:0}}';
  expect(await shrunk(used + unused)).toBe(`<style>${used}</style><p class="_first _other">`);
});

test('shortens the names that no script knows', async () => {
  const css = '._first{--line:1px}._first ._other{border-width:var(--line)}._later{color:red}';
  const short = '.a{--a:1px}.a .b{border-width:var(--a)}._later{color:red}';
  expect(await shrunk(css)).toBe(`<style>${short}</style><p class="a b">`);
});
