import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runCli } from '../test/cli.ts';
import { programs } from '../test/postgres.ts';
import { query } from '../test/query.ts';
import { balance } from './ledger.ts';
import type { Scenario } from './scenario.ts';
import { addressOf, canary, send } from './visitors.ts';
import { createWorld, type World } from './world.ts';

/** Everything that is left, as text. */
async function leftovers({ cluster, log, service }: World): Promise<Record<string, string>> {
  const dump = promisify(execFile)(join(programs(), 'pg_dump'), [cluster.url], {
    maxBuffer: 100_000_000,
  });
  const metrics = fetch(`${service.adminUrl}/metrics`);
  return {
    'the database': (await dump).stdout,
    'the metrics': await (await metrics).text(),
    'the log': log.join('\n'),
  };
}

/** Everything that visitors have sent goes at once, whether it was delivered or not. */
export const erased: Scenario = {
  name: 'erased',
  run: async ({ of }) => {
    const world = await createWorld();
    try {
      const half = of(50, 5);
      const visit = { url: world.url, messages: half, atATime: 10 };
      const first = await send(visit);
      const outcome = await balance('erased by address', world, [first]);
      world.mail.fault = 'refused';
      const second = await send({ ...visit, first: half });
      // Some of these are given up.
      await query(
        world.cluster.url,
        `update intake.deliveries set dead_at = now()
         where delivered_at is null and random() < 0.5`,
      );
      for (let number = 0; number < 2 * half; number++) {
        await runCli(world.cluster.url, 'erase', addressOf(number));
      }
      for (const [place, text] of Object.entries(await leftovers(world))) {
        if (text.toLowerCase().includes(canary.toLowerCase())) {
          outcome.problems.push(`after the erasure, ${place} still has what a visitor wrote`);
        }
      }
      return [
        {
          ...outcome,
          sent: outcome.sent + second.messages,
          requests: outcome.requests + second.requests,
          acknowledged: outcome.acknowledged + second.references.size,
          stored: 0,
        },
      ];
    } finally {
      await world.end();
    }
  },
};
