import type { Page } from '@playwright/test';

/** The fonts in which the browser has drawn the elements that a selector finds, each once. */
export async function findRenderedFonts(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector,
  });
  const results = await Promise.all(
    nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await devtools.detach();
  return [...new Set(results.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)))];
}
