import { setTimeout as wait } from 'node:timers/promises';
import { type MailFault, startMailServer } from '../test/mail-server.ts';
import { balance, type Outcome } from './ledger.ts';
import type { Scenario, Size } from './scenario.ts';
import { send } from './visitors.ts';
import { createWorld, type World } from './world.ts';

/** A way in which the mail server fails. */
interface MailTrouble {
  name: string;
  begin: (world: World) => Promise<void>;
}

const answering = (name: string, fault: MailFault): MailTrouble => ({
  name,
  begin: async ({ mail }) => {
    mail.fault = fault;
  },
});

const troubles: readonly MailTrouble[] = [
  { name: 'down', begin: ({ mail }) => mail.stop() },
  answering('slow', 'slow'),
  answering('says "later" (451)', 'try later'),
  answering('refuses (550)', 'refused'),
  answering('closes after the data', 'closed after data'),
  answering('resets during the data', 'reset during data'),
];

async function heal(world: World): Promise<void> {
  await world.mail.stop();
  const { received } = world.mail;
  world.mail = await startMailServer(Number(new URL(world.mail.url).port));
  world.mail.received.push(...received);
}

async function run(name: string, some: readonly MailTrouble[], { of }: Size): Promise<Outcome> {
  const world = await createWorld();
  try {
    const all = [];
    let first = 0;
    for (const { begin } of some) {
      await begin(world);
      const messages = of(500, 40);
      all.push(await send({ url: world.url, messages, atATime: 20, first }));
      first += messages;
      await wait(of(10_000, 1000));
      await heal(world);
    }
    // The backoff grows: 3, 7, 20, 55 seconds.
    return await balance(`mail server ${name}`, world, all, of(120, 90));
  } finally {
    await world.end();
  }
}

/** The mail server fails in each way. The short form has one world for all of them. */
export const mail: Scenario = {
  name: 'mail',
  run: async (size) => {
    if (size.isShort) return [await run('failing in six ways', troubles, size)];
    const outcomes: Outcome[] = [];
    for (const trouble of troubles) outcomes.push(await run(trouble.name, [trouble], size));
    return outcomes;
  },
};
