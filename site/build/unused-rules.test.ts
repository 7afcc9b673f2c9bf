import { expect, test } from 'vitest';
import { withoutUnusedRules } from './unused-rules.ts';

const page = (css: string) =>
  `<style>${css}</style><section class="a b" data-tone="sunk" data-name="long" data-wide></section><script>e.className='dark'</script>`;
const filter = (html: string) =>
  withoutUnusedRules(
    html,
    'e.className="late";style.getPropertyValue("--late");createElement("ol")',
  );

test.each([
  ['a class that the page has', '.b{color:red}'],
  ['a class that a script may add', '.late .b{color:red}'],
  ["a class that the page's own script may add", '.dark{color:red}'],
  ['a variant that the page has', '.a[data-tone=sunk]{color:red}'],
  ['a variant with any value', '.a[data-name]{color:red}'],
  ['a variant without a value', '.a[data-wide]{color:red}'],
  ['an element that the page has', 'section:hover>:first-child{color:red}'],
  ['an element that a script may add', '.late ol{color:red}'],
  ['the steps of an animation', '@keyframes x{from{left:0}to{left:1px}}'],
  ['an attribute with a name as its value', 'section[data-name=long]{color:red}'],
  ['what is excluded', '.a:not([data-tone=ink],.c){color:red}'],
  ['a token that a script may read', '.a{--late:1}'],
  ['an attribute that a script may set', '.a[data-near]{color:red}'],
])('keeps %s', (_, css) => {
  expect(filter(page(css))).toBe(page(css));
});

const face = (family: string, range: string) =>
  `@font-face{font-family:${family};src:url(a.woff2);unicode-range:${range}}`;

test('keeps of a font only the parts whose letters the page has', () => {
  const faces = (text: string, css: string) => filter(`<style>${css}</style><p>${text}</p>`);
  const [latin, western] = [
    face('Instrument Serif', 'U+20-7E'),
    face('Instrument Serif', 'U+DF-FF'),
  ];

  expect(faces('plain', latin + western)).toContain(latin);
  expect(faces('plain', latin + western)).not.toContain(western);
  expect(faces('Müller', latin + western)).toContain(western);
});

test('keeps all parts of a font in which a visitor may type', () => {
  const [text, display] = [face('Instrument Sans', 'U+DF-FF'), face('Instrument Serif', 'U+DF-FF')];
  const left = (html: string) => filter(`<style>${text}${display}</style>${html}`);

  expect(left('<p>')).not.toContain('@font-face');
  expect(left('<input type="range">')).not.toContain('@font-face');
  expect(left('<input name="a" type="email">')).toContain(text);
  expect(left('<textarea></textarea>')).toContain(text);
  expect(left('<textarea></textarea>')).not.toContain(display);
  expect(left('<input data-seal="x">')).toContain(display);
});

test.each([
  ['a class', '.a .c{color:red}', ''],
  ['a variant', '.a[data-tone=ink]{color:red}', ''],
  ['a variant in a media query', '@media print{.a[data-tone=ink]{color:red}}', ''],
  [
    'a token that nothing reads',
    '.a{--read:1;--unread:2;left:var(--read)}',
    '.a{--read:1;left:var(--read)}',
  ],
  ['an element', '.a>dl{color:red}', ''],
  ['an element in a media query', '@media print{h4:hover{color:red}}', ''],
  ['one of two selectors', '.a[data-look=small],.b{color:red}', '.b{color:red}'],
])('removes %s that the page does not have', (_, css, left) => {
  expect(filter(page(css))).toBe(page(left));
});
