import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkOutcome } from './outcome.ts';
import type { Scenario } from './scenario.ts';
import { send } from './visitors.ts';
import { withWorld } from './world.ts';

/** The clock of the machine is set back by a day, while emails wait for another attempt. */
export const clockSetBack: Scenario = {
  name: 'clock-set-back',
  run: ({ of }) =>
    withWorld(
      { nodeOptions: ['--import', join(import.meta.dirname, 'settable-clock.mjs')] },
      async (world) => {
        const visitors = { ...world, messages: of(1000, 100), atATime: 20 };
        world.mail.fault = 'try later';
        const before = await send(visitors);
        await wait(of(20_000, 3000));
        world.service.process.kill('SIGUSR2');
        const after = await send({ ...visitors, first: before.messages });
        world.mail.fault = 'none';
        return [await checkOutcome('clock set back by a day', world, [before, after])];
      },
    ),
};
