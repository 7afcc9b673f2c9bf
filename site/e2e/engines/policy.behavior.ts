import { effects, startInjectedHost } from '../bare-host.ts';
import { expect, test } from './test.ts';

test('what is injected into a page has no effect, also without any header', {
  tag: '@short',
}, async ({ engine }) => {
  const host = await startInjectedHost();
  await engine.open(`${host.address}/team`);

  expect(await engine.evaluate(effects)).toEqual({
    ran: 'nothing',
    styled: false,
    markup: 'TypeError',
  });
  host.close();
});

test('without its policy, the same would have an effect', async ({ engine }) => {
  const host = await startInjectedHost(false);
  await engine.open(`${host.address}/team`);

  await expect
    .poll(() => engine.evaluate(effects))
    .toEqual({
      ran: 'handler',
      styled: true,
      markup: 'allowed',
    });
  host.close();
});
