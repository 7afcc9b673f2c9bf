import type { Content } from '../src/collections.ts';
import type { Problem } from './content/problem.ts';
import { yamlSource } from './content/yaml-source.ts';
import type { BuiltPages } from './dead-links.ts';
import { linesOf } from './page-lines.ts';

/** Ids that a page has twice: a link to the second would lead to the first. */
export function doubleIds(pages: BuiltPages): string[] {
  return [...pages].flatMap(([path, html]) => {
    const ids = Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id);
    const double = ids.filter((id, index) => ids.indexOf(id) < index);
    return [...new Set(double)].map(
      (id) =>
        `${path} has two parts with the id "${id}": change the one in the content of the page`,
    );
  });
}

/** Pages that the register names under `shows`, although they do not state the claim. */
export function unstatedClaims(
  pages: BuiltPages,
  { claims, services }: Content,
  register: string,
): Problem[] {
  const { lineOf } = yamlSource(register);
  const texts = new Map(
    [...pages].map(([path, html]) => [path, linesOf(html).join('\n').toLowerCase()]),
  );
  return Object.entries(claims).flatMap(([group, named]) =>
    Object.entries(named).flatMap(([name, { value, shows }]) =>
      shows.flatMap((page, index) => {
        const paths = page === 'services' ? services.map(({ route }) => route) : [page];
        const silent = paths.find((path) => !texts.get(path)?.includes(value.toLowerCase()));
        if (silent === undefined) return [];
        return {
          file: 'site/src/content/claims.yaml',
          line: lineOf([group, name, 'shows', index]),
          field: `${group}.${name}.shows ${index + 1}`,
          found: `"${silent}"`,
          expected: `must be a page that says "${value}"`,
        };
      }),
    ),
  );
}
