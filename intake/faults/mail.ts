import { setTimeout as wait } from 'node:timers/promises';
import { type MailFault, startMailServer } from '../test/mail-server.ts';
import { balance, type Outcome } from './ledger.ts';
import type { Scenario, Size } from './scenario.ts';
import { send } from './visitors.ts';
import { inWorld, type World } from './world.ts';

/** The ways in which the mail server fails. */
const troubles: [name: string, fault: MailFault | 'down'][] = [
  ['down', 'down'],
  ['slow', 'slow'],
  ['says "later" (451)', 'try later'],
  ['refuses (550)', 'refused'],
  ['closes after the data', 'closed after data'],
  ['resets during the data', 'reset during data'],
  ['is frozen', 'frozen'],
];

async function heal(world: World): Promise<void> {
  await world.mail.stop();
  const { received } = world.mail;
  world.mail = await startMailServer(Number(new URL(world.mail.url).port));
  world.mail.received.push(...received);
}

const run = (name: string, some: typeof troubles, { of }: Size): Promise<Outcome> =>
  inWorld({}, async (world) => {
    const all = [];
    let first = 0;
    for (const [, fault] of some) {
      if (fault === 'down') await world.mail.stop();
      else world.mail.fault = fault;
      const messages = of(500, 40);
      all.push(await send({ ...world, messages, atATime: 20, first }));
      first += messages;
      await wait(of(10_000, 1000));
      await heal(world);
    }
    return balance(`mail server ${name}`, world, all);
  });

/** The mail server fails in each way. The short form has one world for all of them. */
export const mail: Scenario = {
  name: 'mail',
  run: async (size) => {
    if (size.isShort) return [await run('failing in seven ways', troubles, size)];
    const outcomes: Outcome[] = [];
    for (const trouble of troubles) outcomes.push(await run(trouble[0], [trouble], size));
    return outcomes;
  },
};
