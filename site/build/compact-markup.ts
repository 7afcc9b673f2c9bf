/** What may follow a paragraph whose end tag is left out: another block, or the end of its parent. */
const afterParagraph =
  '<(?:p|div|[duo]l|h[1-6]|form|blockquote|figure|section)\\b|</(?:div|li|dd|td|section|form|figure)>';

/**
 * End tags that the HTML standard allows to leave out, and what must follow then. Inner elements come
 * first, since a tag that is left out no longer follows the one before it.
 */
const optional = [
  ['p', afterParagraph],
  ['li', '<li\\b|</[ou]l>'],
  ['dt', '<d[dt]\\b'],
  ['dd', '<d[dt]\\b|</d(?:l|iv)>'],
  ['option', '<option\\b|</select>'],
  ['t[dh]', '<t[dh]\\b|</tr>'],
  ['tr', '<tr\\b|</t(?:head|body)>'],
  ['thead', '<tbody\\b'],
  ['tbody', '</table>'],
  ['head', '<body\\b'],
  ['body', '</html>'],
  ['html', '$'],
].map(([name, next]) => new RegExp(`</${name}>(?=${next})`, 'g'));

/** A page without the end tags that browsers add on their own. */
export const compactMarkup = (html: string) =>
  optional.reduce((page, tag) => page.replaceAll(tag, ''), html);
