/** Serves the built site in the folder ROOT at the port PORT with the preview of Astro. */
import { resolve } from 'node:path';
import { preview } from 'astro';

const site = resolve(import.meta.dirname, '..');
const server = await preview({
  root: site,
  outDir: resolve(site, '..', process.env.ROOT ?? 'site/dist'),
  logLevel: 'error',
  server: { host: '127.0.0.1', port: Number(process.env.PORT) },
  vite: { preview: { strictPort: true } },
});
process.on('SIGTERM', () => server.stop());
