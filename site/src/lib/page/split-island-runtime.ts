const runtimePart = /^<(style|script)>([\s\S]*?)<\/\1>/;

/** Nothing reads it, and it depends on the folder of the project: two builds would differ. */
const islandId = /(?<=<astro-island) uid="[^"]*"/g;

/**
 * Separates what Astro needs for islands from the content. `Astro.slots.render` returns it first, where
 * it would delay the first screen. As texts, so that each becomes a part of an element that the page has
 * anyway: the policy of a page has a hash for each of them.
 */
export function splitIslandRuntime(rendered: string) {
  const runtime = { style: '', script: '' };
  let content = rendered;
  for (;;) {
    const [whole, name, text = ''] = runtimePart.exec(content) ?? [];
    if (whole === undefined) return { ...runtime, content: content.replaceAll(islandId, '') };
    runtime[name === 'style' ? 'style' : 'script'] += text;
    content = content.slice(whole.length);
  }
}
