import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** What the browser loads: the contract with the parts of Zod that it needs, minified. */
async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${import.meta.dirname}/index.ts`,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const [result] = [output].flat();
  if (result === undefined || !('output' in result)) throw new Error('Vite gave no bundle');
  return result.output[0].code;
}

test('costs the browser at most 6.4 KB and needs no eval, which our policy forbids', async () => {
  const code = await bundle();

  const bytes = brotliCompressSync(code).length;
  console.log(`The form contract is ${code.length} bytes minified, ${bytes} with brotli.`);
  expect(bytes).toBeLessThanOrEqual(6400);
  expect(code).not.toMatch(/\beval\b|\bFunction\(/);
});
