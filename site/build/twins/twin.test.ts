import fc from 'fast-check';
import { type MdastNode, markdownToMdast } from 'satteri';
import { describe, expect, test } from 'vitest';
import { twinOf } from './twin.ts';

const page = (main: string, footer = '<address>Here</address>') =>
  `<title>Team</title><meta name="description" content="Who we are.">
  <link rel="canonical" href="https://a.example/team">
  <main>${main}</main><footer><div>${footer}</div></footer>`;

/** The text that a twin has for the main part of a page. */
function twin(main: string): string {
  const text = twinOf(page(main))?.text ?? '';
  return text.slice(text.indexOf('---\n\n') + 5, text.lastIndexOf('\n---\n'));
}

/** The same with the lines of several blocks, to keep the examples short. */
const lines = (main: string) => twin(main).trimEnd().split('\n');

describe('a twin', () => {
  test('begins with the head of the page and ends with how to reach the company', () => {
    const footer =
      '<p>Ada &amp; Co</p><address><a href="mailto:a@a.example">a@a.example</a><span>1 Road</span></address>';

    expect(twinOf(page('<h1>We</h1>', footer))).toEqual({
      head: { title: 'Team', description: 'Who we are.', url: 'https://a.example/team' },
      contact: '<a@a.example> · 1 Road',
      text: [
        ...['---', 'title: Team', 'description: Who we are.', 'url: https://a.example/team', '---'],
        ...['', '# We', '', '---', '', 'Ada & Co', '', '<a@a.example> · 1 Road', ''],
      ].join('\n'),
    });
  });

  test('has a head that a YAML parser can read, whatever the title', () => {
    const html = page('').replace('>Team<', '>"We": #1 - a &amp; b<');

    expect(twinOf(html)?.text).toContain('\ntitle: \'"We": #1 - a & b\'\n');
  });

  test('is not made of a page without an address of its own', () => {
    expect(twinOf(page('').replace(/<link[^>]*>/, ''))).toBeUndefined();
  });

  test('is the same on every day, although the orrery and the year are not', () => {
    const html = (day: string, year: string) =>
      page(
        `<h1>A</h1><div data-orrery="x"><figure><output>${day}</output></figure><ol><li><span>Mars ${day}</span></li></ol></div>`,
        `<address>Here</address></div><div><p>© ${year} A</p>`,
      );

    expect(twinOf(html('1°', '2026'))).toEqual(twinOf(html('2°', '2027')));
  });

  test('has plain words where a browser needs help with its lines', () => {
    expect(twin('<p>section&nbsp;2, total_<wbr>count</p>')).toBe('section 2, total_count\n');
  });
});

test.each([
  ['a heading', '<h2>What it <em>costs.</em></h2>', ['## What it *costs.*']],
  ['a number before a heading', '<h3><b>1</b> Start</h3>', ['### 1 Start']],
  ['a label above a heading', '<p>About</p><h2>We</h2>', ['## We', '', 'About']],
  ['a paragraph before a later heading', '<p>A</p><p>B</p><h2>C</h2>', ['A', '', 'B', '', '## C']],
  ['what is strong, and code', '<p><strong>A</strong> <code>b_c</code></p>', ['**A** `b_c`']],
  ['a list', '<ul><li>A</li><li>B</li></ul>', ['- A', '- B']],
  ['steps', '<ol><li>A </li><li>B </li></ol>', ['1. A', '2. B']],
  [
    'cards as texts',
    '<ul><li><svg aria-hidden="true"></svg><h3>A</h3><p>a</p></li><li><h3>B</h3><p>b</p></li></ul>',
    ['### A', '', 'a', '', '### B', '', 'b'],
  ],
  [
    'quotes',
    '<ul><li><blockquote>Good.</blockquote><div><b>Ada</b><span>Head</span>, <span>Co</span></div></li></ul>',
    ['> Good.', '', 'Ada · Head, Co'],
  ],
  [
    'facts',
    '<dl><div><dt>Models</dt><dd>200+</dd></div><div><dt>Less</dt><dd>-71%<small>38 before</small></dd></div></dl>',
    ['- **Models**: 200+', '- **Less**: -71% (38 before)'],
  ],
  [
    'facts without groups, with several values, or with lists',
    '<dl><dt>A</dt><dd>1</dd><dd>2</dd><dt>B</dt><dd><ul><li>3</li><li>4</li></ul></dd></dl>',
    ['- **A**: 1, 2', '- **B**:', '  - 3', '  - 4'],
  ],
  [
    'a figure with its meaning',
    '<dl><dt><b>95%</b> success</dt><dd>Met.</dd></dl>',
    ['- **95% success**: Met.'],
  ],
  [
    'what is folded',
    '<details><summary>Why?<span> (A)</span></summary><div><p>So.</p></div></details>',
    ['**Why? (A)**', '', 'So.'],
  ],
  [
    'what is folded below a heading',
    '<details><summary><h3>A</h3><span>Not used</span></summary><p>a</p></details>',
    ['### A', '', 'Not used', '', 'a'],
  ],
  [
    'a table with its name',
    '<table><caption><span>Get: query</span></caption><thead><tr><th>Name<th>Meaning</thead><tbody><tr><th>id<small>string<b>, required</b></small><td>a|b</table>',
    ['Get: query', '', '| Name | Meaning |', '| - | - |', '| id (string, required) | a\\|b |'],
  ],
  [
    'an empty cell',
    '<table><tr><th>A<th>B<tr><td><td>b</table>',
    ['| A | B |', '| - | - |', '| | b |'],
  ],
  [
    'code',
    '<figure><figcaption>In curl <button>Copy</button></figcaption><pre><code class="x language-shell"><b>curl</b> \\\n  -d \'{ "_a": `*` }\'</code></pre></figure>',
    ['In curl', '', '```shell', 'curl \\', '  -d \'{ "_a": `*` }\'', '```'],
  ],
  ['code with a fence', '<pre><code>```\na</code></pre>', ['````', '```', 'a', '````']],
  [
    'a date',
    '<p>On <time datetime="2024-12-02">December 2, 2024</time></p>',
    ['On December 2, 2024'],
  ],
  [
    'a line of facts',
    '<p><span>Ada</span> <time>May 1</time> <span>9 min</span></p>',
    ['Ada · May 1 · 9 min'],
  ],
  [
    'words in elements',
    '<p>A <span>30-day</span> <a href="/">trial</a></p>',
    ['A 30-day [trial](https://a.example/)'],
  ],
  ['a line with its own commas', '<p><span>a<span>, </span></span><span>b</span></p>', ['a, b']],
  [
    'a title with its line',
    '<ul><li><a href="#x">X</a><p>GET /x</p></li></ul>',
    ['- [X](https://a.example/team#x) · GET /x'],
  ],
  [
    'a link with a sentence',
    '<div><a href="/a">A</a><p>Or write.</p></div>',
    ['[A](https://a.example/a)', '', 'Or write.'],
  ],
  [
    'what only screen readers hear',
    '<p><a href="/a">More<span> about A</span></a></p>',
    ['[More about A](https://a.example/a)'],
  ],
  [
    'a drawing with a name',
    '<p role="img" aria-label="5 out of 5 stars"><svg aria-hidden="true"></svg></p>',
    ['5 out of 5 stars'],
  ],
  [
    'a drawing with a title',
    '<svg role="img"><title>A wheel</title><text>x</text></svg>',
    ['A wheel'],
  ],
  ['the name of a list', '<ul aria-label="Topics"><li>A</li></ul>', ['Topics', '', '- A']],
  [
    'the name of a list once',
    '<p>Topics</p><ul aria-label="Topics"><li>A</li></ul>',
    ['Topics', '', '- A'],
  ],
  [
    'the name of a section without a heading',
    '<section aria-label="Figures"><p>1</p></section>',
    ['Figures', '', '1'],
  ],
  [
    'only the heading of a section that has one',
    '<section aria-label="B"><h2>A</h2></section>',
    ['## A'],
  ],
  [
    'an address for a form',
    '<div><p hidden>Email <a href="mailto:a@a.example?subject=(x)">us</a>.</p><div data-form="x"><form><label>Name</label><input></form></div><p>No spam.</p></div>',
    ['Email [us](mailto:a@a.example?subject=(x)).', '', 'No spam.'],
  ],
  [
    'what a form asks for',
    '<div><div data-form="x"><form><label>Name<span aria-hidden="true"> *</span></label><input><label>Budget</label><select><option>1</select></form></div></div>',
    ['The form on the page asks for: Name, Budget.'],
  ],
])('a twin shows %s', (_, html, expected) => {
  expect(lines(html)).toEqual(expected);
});

test.each([
  ['a link to a page', '/api', 'https://a.example/api'],
  ['a link to a place', '/#contact', 'https://a.example/#contact'],
  ['a link within the page', '#us', 'https://a.example/team#us'],
  ['a phone number', 'tel:+1202', 'tel:+1202'],
  ['another site', 'https://b.example/a_b', 'https://b.example/a_b'],
])('a twin has the full address of %s', (_, href, url) => {
  expect(twin(`<p><a href="${href}">Go</a></p>`)).toBe(`[Go](${url})\n`);
});

test.each([
  ['a hidden element', '<p hidden>x</p>'],
  ['an element hidden from screen readers', '<p aria-hidden="true">x</p>'],
  ['a drawing without a name', '<svg><title>x</title><text>x</text></svg>'],
  ['a dialog', '<dialog>x</dialog>'],
  ['a template', '<template>x</template>'],
  ['navigation', '<nav aria-label="x"><a href="/">x</a></nav>'],
  ['a search box', '<search><a href="/">x</a></search>'],
  ['a button', '<button>x</button>'],
  ['a field', '<p><label>x <input value="x"></label><output>x</output></p>'],
  ['a choice', '<fieldset><legend>x</legend><label><input type="radio">x</label></fieldset>'],
  ['the blank seal', '<div data-seal="/x.js"><svg role="img" aria-label="x"></svg></div>'],
  ['a list without items', '<ul></ul>'],
])('a twin leaves out %s', (_, html) => {
  expect(twin(`<p>A</p>${html}<p>B</p>`)).toBe('A\n\nB\n');
});

test('a twin leaves out what is only for a pointer: links to a heading, notes about tabs', () => {
  const heading = '<div><h2 id="a">A</h2><a href="#a" aria-label="Link to A">§</a></div>';
  const link =
    '<a href="https://b.example/" target="_blank"><span>B</span><span> (opens in a new tab)</span></a>';

  expect(twin(`${heading}<p>${link}</p>`)).toBe('## A\n\n[B](https://b.example/)\n');
});

test('letters that mean something in Markdown are escaped only where they would', () => {
  expect(twin('<p>model_id, 2 * 3, a@b.example, C#, $5-$6, R&amp;D, <b>[x]</b></p>')).toBe(
    'model_id, 2 * 3, a@b.example, C#, $5-$6, R&D, [x]\n',
  );
  expect(lines('<p># 1</p><p>1. a</p><p>*a*</p><p>_a_ &lt;b&gt; `c`</p><p>- a</p>')).toEqual([
    '\\# 1',
    '',
    '1\\. a',
    '',
    '\\*a*',
    '',
    '\\_a_ \\<b> \\`c`',
    '',
    '\\- a',
  ]);
});

const textOf = (node: MdastNode): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const signs = fc
  .array(fc.constantFrom(...'ab1 .,:;!?-+*_~#>|`\\[](){}<&"\'=/@$^%'), {
    minLength: 1,
  })
  .map((letters) => letters.join('').replaceAll(/ +/g, ' ').trim() || 'x');

test.each([
  ['a paragraph', '<p>', '</p>'],
  ['a heading', '<h2>', '</h2>'],
  ['a list', '<ul><li>', '</li></ul>'],
  ['a table', '<table><tr><th>', '</th></tr></table>'],
  ['a fact', '<dl><dt>', '</dt><dd>b</dd></dl>', ': b'],
  ['a link', '<p><a href="/a">', '</a></p>'],
  ['emphasis', '<p><em>', '</em>b</p>', 'b'],
])('any text survives in %s', (_, start, end, rest = '') => {
  fc.assert(
    fc.property(signs, (text) => {
      const markdown = twin(start + escaped(text) + end);
      expect(textOf(markdownToMdast(markdown))).toBe(text + rest);
    }),
  );
});
