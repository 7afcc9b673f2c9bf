export type Headers = Record<string, string>;

/** The rules of the file _headers, in order: which paths, and their headers. */
export function readRules(text: string): [paths: RegExp, Headers][] {
  const rules = text
    .replaceAll(/^#.*\n/gm, '')
    .trim()
    .split(/\n\n+/);
  return rules.map((rule) => {
    const [path = '', ...lines] = rule.split('\n');
    const pattern = path.replaceAll('.', '\\.').replaceAll('*', '.*');
    const headers = lines.map((line) =>
      line
        .trim()
        .split(/: (.*)/)
        .slice(0, 2),
    );
    return [new RegExp(`^${pattern}$`), Object.fromEntries(headers)];
  });
}

/** The headers of a path. Of two rules, the later one counts. */
export function findHeaders(rules: ReturnType<typeof readRules>, path: string): Headers {
  const headersOfRules = rules.filter(([paths]) => paths.test(path)).map(([, headers]) => headers);
  return Object.assign({ 'Cache-Control': 'no-cache' }, ...headersOfRules);
}
