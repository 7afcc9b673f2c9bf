import { during } from './during.ts';
import { balance } from './ledger.ts';
import type { Scenario } from './scenario.ts';
import { send } from './visitors.ts';
import { createWorld } from './world.ts';

/**
 * The service is killed again and again, and started as soon as it is gone. In the short form only ten
 * times: on a busy machine, it would be killed before it can do anything.
 */
export const killed: Scenario = {
  name: 'killed',
  run: async ({ of, progress }) => {
    // As many visitors as the deliveries can follow on two cores, mail server and visitors included.
    const world = await createWorld({ settings: { DELIVERIES_AT_A_TIME: '20' } });
    let kills = 0;
    try {
      const messages = of(100_000, 1500);
      const sending = send({
        url: world.url,
        messages,
        atATime: 5,
        progress: (confirmed) => progress(`${confirmed} of ${messages}, ${kills} kills`),
      });
      const most = of(Number.POSITIVE_INFINITY, 10);
      const seen = await during(sending, of(5000, 1500), async () => {
        if (kills === most) return;
        await world.restart('SIGKILL');
        kills += 1;
      });
      return [await balance(`service killed ${kills} times`, world, [seen])];
    } finally {
      await world.end();
    }
  },
};
