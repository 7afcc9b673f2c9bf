import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Engine, pause, type Start } from './engine.ts';
import { pathOf } from './programs.ts';
import { startSession } from './webdriver.ts';

const run = promisify(execFile);

/** Lets the MiniBrowser window be as narrow as a phone. */
const narrowToolbar =
  'headerbar, toolbar, toolbutton, box, button, entry, image, label { min-width: 0; margin: 0; border: 0; padding: 0; font-size: 1px }';

/** WebKitGTK's MiniBrowser, driven over WebDriver, on an invisible display. */
export async function startWebKit({ site, system }: Start): Promise<Engine> {
  const config = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), narrowToolbar);
  // This setting requests reduced motion.
  writeFileSync(join(config, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');

  // As tall as the longest page on a phone, because a full-page picture needs a window of that
  // height.
  const screen = ['-displayfd', '3', '-screen', '0', '1600x24000x24', '-nolisten', 'tcp'];
  const display = spawn(pathOf('xvfb'), screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const env = {
    ...process.env,
    DISPLAY: `:${await firstOutput(display)}`,
    GDK_BACKEND: 'x11',
    GTK_THEME: system === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: config,
  };
  const port = await freePort();
  const driver = spawn(pathOf('webDriver'), [`--port=${port}`], { env, stdio: 'ignore' });
  const stop = () => {
    driver.kill();
    display.kill();
    rmSync(config, { recursive: true, force: true });
  };
  // Stop them even if the following code fails: nothing else would.
  process.once('exit', stop);
  const address = `http://127.0.0.1:${port}`;
  await answers(address);
  const session = await startSession(address, {
    'webkitgtk:browserOptions': { binary: pathOf('miniBrowser'), args: ['--automation'] },
  });
  // Without a window manager no window is active, and in an inactive window nothing matches :focus.
  execFileSync(
    pathOf('xdotool'),
    ['search', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus'],
    { env },
  );

  const size = () => session.evaluate<number[]>('() => [innerWidth, innerHeight]', []);

  async function resize(width: number, height: number): Promise<void> {
    for (let attempt = 0; attempt < 100; attempt++) {
      const [innerWidth = 0, innerHeight = 0] = await size();
      if (innerWidth === width && innerHeight === height) return;
      const { width: outerWidth, height: outerHeight } = await session.rect();
      await session.setRect({
        x: 0,
        y: 0,
        width: outerWidth + width - innerWidth,
        height: outerHeight + height - innerHeight,
      });
      await pause(100);
    }
    throw new Error(`The window does not get to ${width} by ${height}; it is ${await size()}`);
  }

  /** The driver does not always scroll to what is outside the window or behind the header. */
  async function click(selector: string): Promise<void> {
    const scroll =
      '(it) => document.querySelector(it)?.scrollIntoView({ block: "center", behavior: "instant" })';
    await session.evaluate(scroll, [selector]);
    await session.click(selector);
  }

  return {
    open: async (path) => {
      await session.go(new URL(path, site).href);
      // The driver answers before a script that is a file has run.
      while ((await session.evaluate('() => document.readyState', [])) !== 'complete')
        await pause(50);
    },
    reload: session.refresh,
    back: session.back,
    click,
    clickAt: session.clickAt,
    type: session.type,
    press: (...keys) => session.press(keys),
    choose: async (selector, option) => {
      const place = await session.evaluate<number>(
        `(selector, option) => [...document.querySelector(selector).options].findIndex(({ text }) => text === option)`,
        [selector, option],
      );
      await session.click(`${selector} option:nth-of-type(${place + 1})`);
    },
    evaluate: (run, ...args) => session.evaluate(String(run), args),
    resize,
    inAnotherTab: async (use) => {
      const before = await session.window();
      await session.switchTo(await session.newTab());
      try {
        await use();
      } finally {
        await session.closeTab();
        await session.switchTo(before);
      }
    },
    picture: async () => {
      const [width = 0, height = 0] = await size();
      const whole = await session.evaluate<number>(
        '() => document.documentElement.scrollHeight',
        [],
      );
      await resize(width, whole);
      // A tall window is painted in steps. It is complete once two pictures are equal.
      let [last, next] = ['', await session.screenshot()];
      for (let attempt = 0; attempt < 20 && last !== next; attempt++) {
        await pause(300);
        [last, next] = [next, await session.screenshot()];
      }
      await resize(width, height);
      return Buffer.from(next, 'base64');
    },
    consoleErrors: (paths) => errorsOf(site, paths, env),
    close: async () => {
      await session.end();
      stop();
    },
  };
}

/**
 * WebDriver does not report the console, and a MiniBrowser under WebDriver does not either. So this
 * opens each path in another MiniBrowser, which ends on its own once the page has loaded, however long
 * that takes. On a busy machine, about one in a hundred ends before the page was there. Each page has a
 * directive that WebKitGTK does not know, and complains about: who hears nothing opens it again.
 */
async function errorsOf(site: string, paths: readonly string[], env: NodeJS.ProcessEnv) {
  const options = ['--exit-after-load', '--enable-write-console-messages-to-stdout=true'];
  const listen = async (path: string) => {
    for (let attempt = 0; attempt < 5; attempt++) {
      const said = await run(pathOf('miniBrowser'), [...options, site + path], { env }).catch(
        () => ({ stdout: '', stderr: '' }),
      );
      const lines = `${said.stdout}\n${said.stderr}`.split('\n');
      const bad = lines.filter((line) => /CONSOLE .*(ERROR|WARN)/.test(line));
      if (bad.length > 0) return bad.map((line) => `${path}: ${line}`);
    }
    throw new Error(`MiniBrowser says nothing about ${path}`);
  };
  const errors: string[] = [];
  const next = paths.values();
  const openAll = async () => {
    for (const path of next) errors.push(...(await listen(path)));
  };
  await Promise.all([openAll(), openAll(), openAll()]);
  return errors;
}

async function firstOutput(display: ChildProcess): Promise<string> {
  const output = display.stdio[3];
  return new Promise((resolve, reject) => {
    output?.once('data', (text) => resolve(String(text).trim()));
    display.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function answers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const response = await fetch(`${address}/status`).catch(() => undefined);
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver does not answer');
}
