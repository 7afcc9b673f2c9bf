import fc from 'fast-check';
import { type MdastNode, markdownToMdast } from 'satteri';
import { expect, test } from 'vitest';
import { renderMarkdownCopy } from './markdown-copy.ts';

const page = (main: string, footer = '<address>Here</address>') =>
  `<title>Team</title><meta name="description" content="Who we are.">
  <link rel="canonical" href="https://a.example/team">
  <main>${main}</main><footer><div>${footer}</div></footer>`;

/** The text that the copy of a page with this main part has between its head and its footer. */
function renderMain(main: string): string {
  const text = renderMarkdownCopy(page(main))?.text ?? '';
  return text.slice(text.indexOf('---\n\n') + 5, text.lastIndexOf('\n---\n')).trimEnd();
}

test('a Markdown copy begins with the head of the page and ends with how to reach the company', () => {
  const footer =
    '<p>Ada &amp; Co</p><address><a href="mailto:a@a.example">a@a.example</a><span>1 Road</span></address>';
  const html = page('<h1>We</h1>', footer).replace('>Team<', '>"We": #1 - a &amp; b<');

  expect(renderMarkdownCopy(html)).toEqual({
    head: { title: '"We": #1 - a & b', description: 'Who we are.', url: 'https://a.example/team' },
    contact: '<a@a.example> · 1 Road',
    text: [
      ...['---', 'title: \'"We": #1 - a & b\'', 'description: Who we are.'],
      ...['url: https://a.example/team', '---', '', '# We', '', '---', ''],
      ...['Ada & Co', '', '<a@a.example> · 1 Road', ''],
    ].join('\n'),
  });
});

test('a page without an address of its own has no Markdown copy', () => {
  expect(renderMarkdownCopy(page('').replace(/<link[^>]*>/, ''))).toBeUndefined();
});

test.each([
  [
    'links',
    '<a href="/a">A</a><a href="#b">B</a>',
    '[A](https://a.example/a) · [B](https://a.example/team#b)',
  ],
  ['facts', '<span>Ada</span> <time>May 1</time> <span>9 min</span>', 'Ada · May 1 · 9 min'],
  ['a name and a role', '<b>Ada</b><span>Head</span>, <span>Co</span>', 'Ada · Head, Co'],
  ['a figure and its remark', '-71%<small>38 before</small>', '-71% · 38 before'],
  ['what has its own comma', 'id<small>string<b>, required</b></small>', 'id · string, required'],
  ['what is empty', '<span>Begins.</span><span></span>', 'Begins.'],
  [
    'a sentence',
    'A <span>30-day</span> <a href="/">trial</a>',
    'A 30-day [trial](https://a.example/)',
  ],
])('a Markdown copy puts dots where only styles separate words: %s', (_, html, expected) => {
  expect(renderMain(`<p>${html}</p>`)).toBe(expected);
});

test.each([
  ['what is hidden', '<p hidden>x</p><p aria-hidden="true">x</p>'],
  ['drawings', '<svg role="img"><title>x</title><text>x</text></svg>'],
  ['navigation', '<nav><a href="/">x</a></nav><search><a href="/">x</a></search>'],
  ['controls', '<button>x</button><form>x</form><label>x <input value="x"></label>'],
])('a Markdown copy leaves out %s', (_, html) => {
  expect(renderMain(`<p>A</p>${html}<p>B</p>`)).toBe('A\n\nB');
});

test.each([
  ['a rating', '<p role="img" aria-label="5 out of 5 stars"><svg></svg></p>', '5 out of 5 stars'],
  ['a sign', '<a href="#a" aria-label="Link to A">§</a>', '[Link to A](https://a.example/team#a)'],
  ['a text that React rendered in parts', '<p>8<!-- --> <!-- -->weeks</p>', '8 weeks'],
  ['plain words', '<p>section&nbsp;2, total_<wbr>count</p>', 'section 2, total_count'],
  [
    'a folded heading',
    '<details><summary><h3>A</h3><span>b</span></summary></details>',
    '### A\n\nb',
  ],
  ['a number before a heading', '<h3><b>1</b> Start</h3>', '### 1 Start'],
  ['code', '<pre><code class="language-shell"><b>a</b><b>b</b></code></pre>', '```shell\nab\n```'],
  ['a table', '<table><tr><th>A<th>B<tr><td><td>a|b</table>', '| A | B |\n| - | - |\n| | a\\|b |'],
])('a Markdown copy has %s', (_, html, expected) => {
  expect(renderMain(html)).toBe(expected);
});

const textOf = (node: MdastNode): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

test('any text survives', () => {
  const signs = fc
    .array(fc.constantFrom(...'ab1 .,:;!?-+*_~#>|`\\[](){}<&"\'=/@$^%'), { minLength: 1 })
    .map((letters) => letters.join('').replaceAll(/ +/g, ' ').trim() || 'x');

  fc.assert(
    fc.property(signs, (text) => {
      const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      expect(textOf(markdownToMdast(renderMain(`<p>${html}</p>`)))).toBe(text);
    }),
  );
});
