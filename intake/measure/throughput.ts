/**
 * How many messages a second the service stores while it also delivers them, with everything on this
 * machine: visitors, service, database and mail server.
 *
 *   node measure/throughput.ts [rounds] [messages in a round]
 */
import { loadavg } from 'node:os';
import { send } from '../faults/visitors.ts';
import { inWorld } from '../faults/world.ts';

const [rounds = 9, messages = 2000] = process.argv.slice(2).map(Number);

const rates = await inWorld({}, async ({ url }) => {
  const all: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    await send({ url, messages, atATime: 40, first: round * messages });
    all.push((messages * 1000) / (performance.now() - start));
  }
  // The first round only warms up: Node compiles what it runs often.
  return all.slice(1).toSorted((a, b) => a - b);
});

const [lowest, median, highest] = [0, Math.floor(rounds / 2), rounds - 1].map((place) =>
  rates[place]?.toFixed(0),
);
console.log(
  `${median} messages a second (${lowest} to ${highest}), ${rounds} rounds of ${messages}, load ${loadavg()[0]?.toFixed(0)}`,
);
