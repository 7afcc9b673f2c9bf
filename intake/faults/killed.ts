import { during } from './during.ts';
import { checkOutcome } from './outcome.ts';
import type { Scenario } from './scenario.ts';
import { send } from './visitors.ts';
import { withWorld } from './world.ts';

/**
 * Kills the service again and again, and restarts it at once. At most ten times in the short form: on a
 * busy machine, it would be killed before it has started.
 */
export const killed: Scenario = {
  name: 'killed',
  run: ({ of, count }) =>
    withWorld({}, async (world) => {
      let kills = 0;
      const sending = send({ ...world, messages: count ?? of(100_000, 1500), atATime: 5 });
      const most = of(Number.POSITIVE_INFINITY, 10);
      const seen = await during(sending, of(5000, 1500), async () => {
        if (kills === most) return;
        await world.restart('SIGKILL');
        kills += 1;
      });
      return [await checkOutcome(`service killed ${kills} times`, world, [seen])];
    }),
};
