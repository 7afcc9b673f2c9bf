import postcss, { type ChildNode, type Declaration, type Root } from 'postcss';

/** Whether a declaration is in the plain `:root` rule, not in a media query around it. */
function isForAll({ parent }: Declaration): boolean {
  const around = parent?.parent;
  return (
    parent?.type === 'rule' &&
    (parent as postcss.Rule).selector === ':root' &&
    (around?.type === 'root' || (around as postcss.AtRule).name === 'layer')
  );
}

/**
 * Replaces each token (custom property) that has only one value with this value. Lists of fonts stay
 * tokens: they are long.
 */
function inlineConstants(sheet: Root): void {
  const declared = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
  });
  // A registered token computes its value once, and a use with a fallback may mean "if it is set".
  const excluded = `${sheet}`.matchAll(/(?:@property |var\()(--[\w-]+)\s*[{,]/g);
  for (const [, name = ''] of excluded) declared.delete(name);

  const constants = new Map<string, string>();
  for (const [name, [only, ...others]] of declared) {
    if (only && others.length === 0 && isForAll(only) && !only.value.includes('"')) {
      constants.set(name, only.value);
      only.remove();
    }
  }
  const inlined = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (use, name) => {
      const constant = constants.get(name);
      return constant === undefined ? use : inlined(constant);
    });
  sheet.walkDecls((declaration) => {
    declaration.value = inlined(declaration.value);
  });
}

/**
 * The first file of a font needs no range of letters: for the letters of the other files, the later
 * rule wins.
 */
function dropFirstRanges(sheet: Root): void {
  const fonts = new Set<string>();
  sheet.walkAtRules('font-face', (face) => {
    let font = '';
    face.walkDecls(/^font-(?:family|style)$/, ({ value }) => {
      font += value;
    });
    face.walkDecls('unicode-range', (range) => {
      if (!fonts.has(font)) range.remove();
    });
    fonts.add(font);
  });
}

/** Joins the parts of each layer. Then the order of the layers needs no statement of its own. */
function joinLayers(sheet: Root): void {
  const layers = new Map<string, ChildNode[]>();
  sheet.walkAtRules('layer', (layer) => {
    if (layer.nodes === undefined) {
      for (const name of postcss.list.comma(layer.params)) layers.set(name, []);
    } else {
      layers.set(layer.params, [...(layers.get(layer.params) ?? []), ...layer.nodes]);
    }
    layer.remove();
  });
  for (const [params, nodes] of layers) {
    if (nodes.length > 0) sheet.append(postcss.atRule({ name: 'layer', params, nodes }));
  }
}

/** Outside of quotes, a space after a comma or around a slash means nothing. */
const withoutSpaces = (css: string) =>
  css.replaceAll(/("[^"]*")|(,) | (\/) /g, (_, quoted, comma, slash) => quoted ?? comma ?? slash);

/** All styles of a page, written as short as possible without a change of their meaning. */
export function compactStyles(css: string): string {
  const sheet = postcss.parse(css);
  inlineConstants(sheet);
  dropFirstRanges(sheet);
  joinLayers(sheet);
  return withoutSpaces(sheet.toString());
}
