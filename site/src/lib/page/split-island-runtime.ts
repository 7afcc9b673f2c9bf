const runtimeElement = /^<(style|script)>([\s\S]*?)<\/\1>/;

/** Nothing reads this id, and it depends on the folder of the project: two builds would differ. */
const islandId = /(?<=<astro-island) uid="[^"]*"/g;

/**
 * Separates Astro's runtime for islands from the content. `Astro.slots.render` returns the runtime first,
 * where it would delay the first screen. It is returned as text, so that it goes into a script and a style
 * that the page has anyway: the policy of a page has a hash for each of them.
 */
export function splitIslandRuntime(rendered: string) {
  const runtime = { style: '', script: '' };
  let content = rendered;
  for (;;) {
    const [element, name, text = ''] = runtimeElement.exec(content) ?? [];
    if (element === undefined) return { ...runtime, content: content.replaceAll(islandId, '') };
    runtime[name === 'style' ? 'style' : 'script'] += text;
    content = content.slice(element.length);
  }
}
