import { keyHeader, paths } from '@website/form-contract';
import { validContactMessages } from '@website/form-contract/examples';
import { balance } from './ledger.ts';
import type { Scenario } from './scenario.ts';
import { send } from './visitors.ts';
import { createWorld, unlimited, type World } from './world.ts';

const { value } = validContactMessages['every field'];

/** Fifty different messages under one key at a time: one is stored, and the others get 409. */
async function conflicts(world: World, round: number): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      fetch(world.url() + paths.contact, {
        method: 'POST',
        headers: { [keyHeader]: `one-key-${round}` },
        body: new URLSearchParams({ ...value, details: `Round ${round}, message ${index}` }),
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status).filter((status) => status !== 409);
  return statuses.length === 1 && statuses[0] === 201
    ? []
    : [`one key and fifty messages: ${statuses.join(', ') || 'no'} instead of one confirmation`];
}

/** Fifty requests at a time send the same message. */
export const oneKey: Scenario = {
  name: 'one-key',
  run: async ({ of }) => {
    const world = await createWorld({ settings: unlimited });
    try {
      const messages = of(200, 20);
      const seen = await send({ url: world.url, messages, atATime: 1, copies: 50 });
      const outcome = await balance('50 parallel requests with one key', world, [seen]);
      for (let round = 0; round < of(50, 5); round++) {
        outcome.problems.push(...(await conflicts(world, round)));
      }
      return [outcome];
    } finally {
      await world.end();
    }
  },
};
