/** An element of an XML document. Text needs no escaping here: `renderXml` escapes it. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Either text, or other elements. */
  content: string | readonly XmlElement[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for an element or an attribute of XML or HTML. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

export function element(
  name: string,
  content: XmlElement['content'] = [],
  attributes: XmlElement['attributes'] = {},
): XmlElement {
  return { name, attributes, content };
}

function renderElement({ name, attributes, content }: XmlElement, indent: string): string {
  const pairs = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeMarkup(value)}"`,
  );
  const start = `${indent}<${name}${pairs.join('')}`;
  if (content.length === 0) return `${start}/>\n`;
  if (typeof content === 'string') return `${start}>${escapeMarkup(content)}</${name}>\n`;
  const inside = content.map((child) => renderElement(child, `${indent}  `));
  return `${start}>\n${inside.join('')}${indent}</${name}>\n`;
}

export function renderXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${renderElement(root, '')}`;
}
