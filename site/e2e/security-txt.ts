/**
 * Reads a security.txt without a signature, by the grammar of RFC 9116, section 4. Throws if the
 * text does not follow it. The values of a field are under its name in lowercase.
 */
export function readSecurityTxt(text: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  if (!text.endsWith('\n')) throw new Error('The last line has no end.');
  for (const line of text.slice(0, -1).split('\n')) {
    const written = line.replace(/[ \t]*\r?$/, '');
    if (written === '' || /^#[\t\x20-\x7e\x80-\u{FFFFF}]*$/u.test(written)) continue;
    const [, name = '', value = ''] = /^([!-9;-~]+): ([!-~](?:[ -~]*[!-~])?)$/.exec(written) ?? [];
    if (name === '') throw new Error(`This is no field: ${JSON.stringify(written)}`);
    const key = name.toLowerCase();
    const isValid = values[key];
    if (isValid && !isValid(value)) throw new Error(`${name} cannot be ${JSON.stringify(value)}`);
    fields.set(key, [...(fields.get(key) ?? []), value]);
  }
  for (const [name, { least, most }] of Object.entries(counts)) {
    const count = fields.get(name)?.length ?? 0;
    if (count < least || count > most) throw new Error(`${name} is there ${count} times.`);
  }
  return fields;
}

/** Sections 2.5.3, 2.5.5 and 2.5.8. */
const counts = {
  contact: { least: 1, most: Number.POSITIVE_INFINITY },
  expires: { least: 1, most: 1 },
  'preferred-languages': { least: 0, most: 1 },
};

/** An address of a web page must begin with https. */
const isUri = (value: string) =>
  /^[a-z][a-z0-9+.-]*:[\w.~:/?#[\]@!$&'()*+,;=%-]+$/i.test(value) && !/^http:/i.test(value);

/** RFC 3339, section 5.6, and a day that exists. */
const isDateTime = (value: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i.test(value) &&
  new Date(value.slice(0, 10)).toISOString().startsWith(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value));

const language = '[a-z]{2,8}(?:-[a-z0-9]{1,8})*';
const languages = new RegExp(`^${language}(?:[ \\t]*,[ \\t]*${language})*$`, 'i');

const values: Record<string, (value: string) => boolean> = {
  acknowledgments: isUri,
  canonical: isUri,
  contact: isUri,
  encryption: isUri,
  hiring: isUri,
  policy: isUri,
  expires: isDateTime,
  'preferred-languages': (value) => languages.test(value),
};
