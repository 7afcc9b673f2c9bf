import { site } from '../ports.ts';
import { slowLine } from '../slow-line.ts';
import type { Engine } from './engine.ts';
import { expectFocus, hasFocus, textOf } from './page.ts';
import { expect, test } from './test.ts';

const submit = '[data-form] button[type=submit]';
const ada = {
  'First Name': 'Ada',
  'Last Name': "O'Brien",
  'Email Address': 'ada@visitor.example',
  'AI Project Details': 'Forecast the ferries.',
};

/** The selector of the control with this label. */
const field = (engine: Engine, label: string) =>
  engine.evaluate((wanted) => {
    const labels = [...document.querySelectorAll<HTMLLabelElement>('[data-form] label')];
    const found = labels.find(({ textContent }) => textContent?.startsWith(wanted));
    return `[id="${found?.control?.id}"]`;
  }, label);

/** Opens a page, and waits until the script of its form has taken over. */
async function beginForm(engine: Engine, path = '/') {
  await engine.open(path);
  await engine.evaluate(() =>
    document.querySelector<HTMLElement>('[data-form] input')?.focus({ preventScroll: true }),
  );
  await expect
    .poll(() => engine.evaluate(() => document.querySelector('[data-form][data-ready]') !== null))
    .toBe(true);
}

async function fillIn(engine: Engine) {
  for (const [label, text] of Object.entries(ada))
    await engine.type(await field(engine, label), text);
}

const typed = (engine: Engine) =>
  engine.evaluate(() =>
    Object.values(
      Object.fromEntries(new FormData(document.querySelector('form') ?? undefined)),
    ).filter(Boolean),
  );

/** What has the focus, and whether its heading is fully visible. */
const focused = (engine: Engine) =>
  engine.evaluate(() => {
    const at = document.activeElement;
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const { top, bottom } = (at?.querySelector('h3') ?? at)?.getBoundingClientRect() ?? {};
    return {
      isPartOfForm: at?.closest('[data-form]') != null,
      isNoControl: at != null && !at.matches('input, select, textarea, button, a'),
      isInView: (top ?? 0) >= header && (bottom ?? 0) <= innerHeight,
    };
  });

const panelInView = { isPartOfForm: true, isNoControl: true, isInView: true };

test('an incomplete message: the summary has the focus, in view below the header', async ({
  engine,
}) => {
  const missing = Object.keys(ada).length;
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await engine.resize(width, height);
    await beginForm(engine);

    await engine.click(submit);

    await expect.poll(() => focused(engine)).toEqual(panelInView);
    expect(
      await engine.evaluate(() => [
        document.activeElement?.querySelectorAll('a').length,
        document.querySelectorAll('[aria-invalid=true]').length,
      ]),
    ).toEqual([missing, missing]);
  }
});

test('a summary that appears half behind the header scrolls into view', async ({ engine }) => {
  await engine.resize(1280, 1200);
  await beginForm(engine);
  await engine.evaluate(() => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const form = document.querySelector('form')?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: form - header + 60, behavior: 'instant' });
  });

  await engine.click(submit);

  await expect.poll(() => focused(engine)).toEqual(panelInView);
});

test('a link of the summary leads to its field, clear of the header', async ({ engine }) => {
  await beginForm(engine);
  await engine.click(submit);
  await expect.poll(async () => (await focused(engine)).isNoControl).toBe(true);

  await engine.click('[data-form] [tabindex="-1"] li:nth-child(3) a');

  await expectFocus(engine, await field(engine, 'Email Address'));
  const { top, header } = await engine.evaluate(() => ({
    top: document.activeElement?.getBoundingClientRect().top,
    header: document.querySelector('header')?.getBoundingClientRect().bottom,
  }));
  expect(top).toBeGreaterThanOrEqual(header ?? 0);
});

test('with every script file late or missing, the contact button still leads to an email', async ({
  engine,
}) => {
  for (const scripts of ['late', 'missing'] as const) {
    const { url, server } = await slowLine(site, scripts);
    await engine.open(url);
    await fillIn(engine);

    await engine.click(submit);

    const isOffered = () =>
      engine.evaluate(() =>
        document.activeElement?.matches('[data-form] section, p:has(+ [data-form])'),
      );
    await expect.poll(isOffered, scripts).toBe(true);
    await engine.open('/');
    server.closeAllConnections();
    server.close();
  }
});

/** The ways in which visitors fill in a form and send it. */
const ways: Record<string, (engine: Engine, fields: Record<string, string>) => Promise<void>> = {
  'by keyboard alone': async (engine, fields) => {
    for (const [selector, text] of Object.entries(fields)) {
      while (!(await hasFocus(engine, selector))) await engine.press('Tab');
      await engine.type(selector, text);
    }
    await engine.press('Tab', 'Enter');
  },
  'by mouse alone, from the clipboard': async (engine, fields) => {
    for (const [selector, text] of Object.entries(fields)) {
      await engine.click(selector);
      await engine.evaluate((pasted) => {
        // Deprecated, and still the only way to paste that all engines have.
        const command = Reflect.get(document, 'execCommand');
        Reflect.apply(command, document, ['insertText', false, pasted]);
      }, text);
    }
    await engine.click(submit);
  },
  'by autofill, without a key': async (engine, fields) => {
    for (const [selector, text] of Object.entries(fields)) {
      await engine.evaluate(
        (wanted, value) => {
          const field = document.querySelector<HTMLInputElement>(wanted);
          if (field) field.value = value;
          for (const type of ['input', 'change'])
            field?.dispatchEvent(new Event(type, { bubbles: true }));
        },
        selector,
        text,
      );
    }
    await engine.click(submit);
  },
  'on a phone, with Go': async (engine, fields) => {
    await engine.resize(390, 844);
    for (const [selector, text] of Object.entries(fields)) await engine.type(selector, text);
    await engine.click('[data-form] [type=email]');
    await engine.press('Enter');
  },
};

for (const path of ['/', '/news']) {
  test(`${path} becomes an email with everything that was typed, however it is filled in`, async ({
    engine,
  }) => {
    for (const [how, fillAndSend] of Object.entries(ways)) {
      await beginForm(engine, path);
      const fields: Record<string, string> = {};
      for (const [label, text] of Object.entries(ada)) {
        if (path === '/' || label === 'Email Address') fields[await field(engine, label)] = text;
      }

      await fillAndSend(engine, fields);

      await expect.poll(() => focused(engine), how).toEqual(panelInView);
      expect(await textOf(engine, '#ending')).toMatch(/is ready to send$/);
      const email = await engine.evaluate(
        () => document.querySelector<HTMLAnchorElement>('[data-form] a[href*="body="]')?.href ?? '',
      );
      for (const text of Object.values(fields)) expect(decodeURIComponent(email)).toContain(text);
      expect(await engine.evaluate(() => document.querySelector('[aria-invalid]') === null)).toBe(
        true,
      );
    }
  });
}

test('what was typed is still there after coming back from another page', async ({ engine }) => {
  await beginForm(engine);
  await fillIn(engine);

  await engine.click('footer a[href="/team"]');
  await expect.poll(() => engine.evaluate(() => location.pathname)).toBe('/team');
  await engine.back();

  await expect.poll(() => typed(engine)).toEqual(expect.arrayContaining(Object.values(ada)));
});
