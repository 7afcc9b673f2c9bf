import { effects, startInjectedHost } from '../bare-host.ts';
import { expect, test } from './test.ts';

test('what is injected into a page has no effect, also without any header', async ({ engine }) => {
  for (const [isPolicyKept, ...expected] of [
    [true, 'nothing', false, 'TypeError'],
    // Without its policy, the same page shows that the test would notice.
    [false, 'handler', true, 'allowed'],
  ] as const) {
    const host = await startInjectedHost(isPolicyKept);
    await engine.open(`${host.address}/team`);

    const [ran, styled, markup] = expected;
    await expect.poll(() => engine.evaluate(effects)).toEqual({ ran, styled, markup });
    host.close();
  }
});
