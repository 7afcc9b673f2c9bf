import { statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { hasNginx } from '../test-helpers/server-script.ts';
import { readInlineScript, scriptWithForm } from './page-weight.ts';
import { dist, secureSite } from './ports.ts';
import { expect, test } from './test.ts';
import { open } from './visitor.ts';

// With TLS, so that headers are compressed as HTTP/2 does it.
test.use({ baseURL: secureSite });
test.skip(!hasNginx, 'needs nginx: its files are compressed');

for (const path of ['/', '/news']) {
  test(`${path} with its form in use loads all its script within the budget`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });

    await open(page, path);

    expect(scripts.join()).toContain('/react.');
    const sizes = scripts.map((script) => statSync(`${dist}${script}.br`).size);
    const files = sizes.reduce((sum, size) => sum + size);
    const weight = files + brotliCompressSync(await readInlineScript(page)).length;
    console.log(path, 'with its form', weight);
    expect(weight).toBeLessThanOrEqual(scriptWithForm);
  });
}
