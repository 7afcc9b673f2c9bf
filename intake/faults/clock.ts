import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { during } from './during.ts';
import { balance, notRun } from './ledger.ts';
import type { Scenario } from './scenario.ts';
import { send } from './visitors.ts';
import { createWorld } from './world.ts';

/** From Debian's package libfaketime: LD_PRELOAD fakes the system clock. */
const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`;

const jumps = ['-1d', '+2d', '-2h', '+1h', '+0'];

/** The clocks of service and database jump together, by hours and days. */
export const clockJumps: Scenario = {
  name: 'clock-jumps',
  run: async ({ of }) => {
    const fault = 'clocks jump by up to three days';
    if (!existsSync(library)) return [notRun(fault, 'libfaketime is not installed')];
    const folder = mkdtempSync(join(tmpdir(), 'intake-clock-'));
    const file = join(folder, 'offset');
    const jump = (offset: string) => writeFileSync(file, `${offset}\n`);
    jump('+0');
    const environment = {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
    const world = await createWorld({ cluster: { environment }, settings: environment });
    try {
      const all = [];
      const messages = of(500, 100);
      for (const [index, offset] of jumps.entries()) {
        const sending = send({ url: world.url, messages, atATime: 20, first: index * messages });
        all.push(
          await during(sending, 300, async () => {
            jump(offset);
          }),
        );
        jump(offset);
      }
      return [await balance(fault, world, all)];
    } finally {
      await world.end();
      rmSync(folder, { recursive: true });
    }
  },
};
