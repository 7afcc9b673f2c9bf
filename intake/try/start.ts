import { cpSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { paths, trapField } from '@website/form-contract';
import { validContactMessages } from '@website/form-contract/examples';
import { startChatServer } from '../test/chat-server.ts';
import { letADayPass } from '../test/let-a-day-pass.ts';
import { startService } from '../test/service.ts';
import { buildWebsite, serveWebsite } from '../test/website.ts';
import { startParts } from '../test/whole-service.ts';
import { folder, makeFolder, removeLeftovers } from './leftovers.ts';
import { startMailbox } from './mailbox.ts';

const port = Number(process.env.PORT ?? 8090);
const site = `http://127.0.0.1:${port}`;
const built = join(folder, 'site');
const { value } = validContactMessages['every field'];

/** The site takes a while to build, so look first whether there is a place for it. */
async function isFree(wanted: number): Promise<boolean> {
  const server = createServer();
  const isListening = await new Promise<boolean>((done) => {
    server.once('error', () => done(false)).listen(wanted, '127.0.0.1', () => done(true));
  });
  await new Promise((closed) => server.close(closed));
  return isListening;
}

/** BUILT_SITE saves the minute, if a folder has the site with this very address of the service. */
async function start(): Promise<void> {
  const free = await Promise.all([port, port + 1].map(isFree));
  if (free.includes(false)) {
    throw new Error(`The ports ${port} and ${port + 1} are not both free. Set PORT.`);
  }
  const environment = { TMPDIR: folder };
  const { BUILT_SITE } = process.env;
  if (BUILT_SITE) cpSync(BUILT_SITE, built, { recursive: true });
  else {
    console.log('Building the site. This takes about a minute …');
    await buildWebsite(built, `${site}/intake`);
  }
  const chat = await startChatServer();
  const { cluster, database, mail, settings } = await startParts(
    {
      PUBLIC_URL: `${site}/intake`,
      ANSWER_PAGE: join(built, '_intake/answer.html'),
      COMPANY: JSON.parse(readFileSync(join(built, 'manifest.webmanifest'), 'utf8')).name,
      ACKNOWLEDGE_VISITORS: 'true',
      ANSWER_HOURS: '2',
      CHAT_URL: chat.url('mattermost'),
    },
    folder,
  );
  const service = await startService({ ...settings, ...environment }, [], [`${folder}/`]);
  const intake = new URL(service.url).host;
  await serveWebsite('deploy/serve.ts', site, { ...environment, ROOT: built, INTAKE: intake });
  let offers = 0;
  const robot = () => {
    const details = `Cheap pills, offer ${++offers}: https://pills.example`;
    const body = new URLSearchParams({ ...value, details, [trapField]: 'x' });
    return fetch(service.url + paths.contact, { method: 'POST', body });
  };
  await startMailbox(port + 1, {
    site,
    emails: mail.received,
    notices: chat.shown,
    acts: {
      robot: { label: 'Send a message as a robot, which is held', act: robot },
      day: { label: 'Let a day pass', act: () => letADayPass(database) },
    },
  });
  console.log(`
The site:     ${site}
The mailbox:  http://127.0.0.1:${port + 1}

Send a message on the site, and look into the mailbox. The operator's tool knows it too:
DATABASE_URL=${cluster.url} npm run cli --prefix intake -- status

Ctrl-C ends everything, and leaves nothing.`);
}

let isEnding = false;
async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await removeLeftovers();
  process.exit(code);
}

const problem = await makeFolder();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => end(0));
  try {
    await start();
  } catch (error) {
    if (!isEnding) console.error((error as Error).message);
    await end(1);
  }
}
