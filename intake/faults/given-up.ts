import { setTimeout as wait } from 'node:timers/promises';
import { runCli } from '../test/cli.ts';
import { query } from '../test/query.ts';
import { balance } from './ledger.ts';
import type { Scenario } from './scenario.ts';
import { send } from './visitors.ts';
import { createWorld, type World } from './world.ts';

/** As if the mail server had refused for two days: the next attempt is the last. */
const lastAttempt = `
  update intake.deliveries set attempts = 16, next_at = null
  where delivered_at is null and dead_at is null and attempts < 17`;

const countDead = `select count(*)::int as count from intake.deliveries where dead_at is not null`;

async function giveUp({ cluster }: World, messages: number): Promise<boolean> {
  for (let tries = 0; tries < 120; tries++) {
    await query(cluster.url, lastAttempt);
    const [{ count }] = await query(cluster.url, countDead);
    if (count === messages) return true;
    await wait(500);
  }
  return false;
}

/** Messages that were given up are listed, and are delivered once a person wants it. */
export const givenUp: Scenario = {
  name: 'given-up',
  run: async ({ of }) => {
    const world = await createWorld();
    try {
      world.mail.fault = 'refused';
      const messages = of(200, 20);
      const seen = await send({ url: world.url, messages, atATime: 10, twice: 0 });
      const areGivenUp = await giveUp(world, messages);
      const listed: unknown[] = JSON.parse(
        await runCli(world.cluster.url, 'list', 'dead', '--json', '--most', '1000'),
      );
      world.mail.fault = 'none';
      await runCli(world.cluster.url, 'requeue', '--all');
      const outcome = await balance('given up after two days, then requeued', world, [seen]);
      if (!areGivenUp) outcome.problems.push('the deliveries were not given up');
      if (listed.length !== messages) outcome.problems.push(`${listed.length} are listed as dead`);
      return [outcome];
    } finally {
      await world.end();
    }
  },
};
