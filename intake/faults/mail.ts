import { setTimeout as wait } from 'node:timers/promises';
import { type MailFault, startMailServer } from '../test/mail-server.ts';
import { checkOutcome, type Outcome } from './outcome.ts';
import type { Scenario, Size } from './scenario.ts';
import { send } from './visitors.ts';
import { type World, withWorld } from './world.ts';

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

const run = (name: string, faults: typeof troubles, { of }: Size): Promise<Outcome> =>
  withWorld({}, async (world) => {
    const seenByVisitors = [];
    let first = 0;
    for (const [, fault] of faults) {
      if (fault === 'down') await world.mail.stop();
      else world.mail.fault = fault;
      const messages = of(500, 40);
      seenByVisitors.push(await send({ ...world, messages, atATime: 20, first }));
      first += messages;
      await wait(of(10_000, 1000));
      await heal(world);
    }
    return checkOutcome(`mail server ${name}`, world, seenByVisitors);
  });

/** The mail server fails in each of these ways. The short form tries all of them in one world. */
export const mail: Scenario = {
  name: 'mail',
  run: async (size) => {
    if (size.isShort) return [await run('failing in seven ways', troubles, size)];
    const outcomes: Outcome[] = [];
    for (const trouble of troubles) outcomes.push(await run(trouble[0], [trouble], size));
    return outcomes;
  },
};
