/**
 * `npm run try` runs everything on this machine, and needs only Node: the site, the service, and a mailbox to
 * look into. Ctrl-C ends everything and removes what was stored. The site takes port 8090, or PORT, and the
 * mailbox the next one.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@website/form-contract';
import { validContactMessages } from '@website/form-contract/examples';
import { findFreePort } from '../../scripts/free-port.ts';
import { prepareService } from '../test/running-service.ts';
import { startService } from '../test/service.ts';
import { buildWebsite, servePreview } from '../test/website.ts';
import { startMailbox } from './mailbox.ts';

const port = Number(process.env.PORT ?? 8090);
const site = `http://127.0.0.1:${port}`;
const { value } = validContactMessages['every field'];
const stops: (() => unknown)[] = [];

/** Passes requests on as nginx does: those below /intake/ to the service, all others to the site. */
async function startProxy(pages: string, service: string): Promise<void> {
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const isForService = url.startsWith('/intake/');
    const target = isForService ? service + url.slice('/intake'.length) : pages + url;
    const passed = request(target, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', ready);
  });
  stops.push(() => server.close());
}

/** BUILT_SITE saves the minute, if a folder has the site with this very address of the service. */
async function start(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'website-try-'));
  stops.push(() => rmSync(folder, { recursive: true }));
  const built = join(folder, 'site');
  if (process.env.BUILT_SITE) cpSync(process.env.BUILT_SITE, built, { recursive: true });
  else {
    console.log('Building the site. This takes about a minute …');
    await buildWebsite(built, `${site}/intake`);
  }
  const environment = await prepareService(
    {
      PUBLIC_URL: `${site}/intake`,
      ANSWER_PAGE: join(built, '_intake/answer.html'),
      COMPANY: JSON.parse(readFileSync(join(built, 'manifest.webmanifest'), 'utf8')).name,
      ACKNOWLEDGE_VISITORS: 'true',
      COLLECT_MINUTES: '0.5',
    },
    folder,
  );
  const service = await startService(environment.settings);
  stops.push(() => service.stop());
  const pages = `http://127.0.0.1:${await findFreePort()}`;
  stops.push(await servePreview(built, pages));
  await startProxy(pages, service.url);
  let offers = 0;
  await startMailbox(port + 1, site, environment.mail.received, () => {
    offers += 1;
    const details = `Cheap pills, offer ${offers}: https://pills.example`;
    const body = new URLSearchParams({ ...value, details });
    return fetch(service.url + paths.contact, { method: 'POST', body });
  });
  console.log(`
The site:     ${site}
The mailbox:  http://127.0.0.1:${port + 1}

Send a message on the site, and look into the mailbox. The operator's commands know it too:
DATABASE_FILE=${environment.file} node intake/src/cli.ts list

Ctrl-C ends everything, and leaves nothing.`);
}

async function end(code: number): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop();
  process.exit(code);
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => end(0));
try {
  await start();
} catch (error) {
  console.error((error as Error).message);
  await end(1);
}
