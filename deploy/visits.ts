/**
 * `npm run visits -- <log> [<log> ...]` counts visits from the logs that nginx has written, also
 * from those that logrotate has compressed (.gz). It prints the most important figures and writes
 * all of them into visits.html, a report by goaccess that loads nothing from elsewhere. With
 * `--html <file>`, the report goes into that file.
 *
 * What counts is a request that found a page. Assets, redirects, paths that do not exist, crawlers
 * and programs that do not say which browser they are do not count.
 */
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';

const { values, positionals: logs } = parseArgs({
  allowPositionals: true,
  options: { html: { type: 'string', default: 'visits.html' } },
});
const missing = logs.filter((log) => !existsSync(log));
if (logs.length === 0 || missing.length > 0) {
  console.error(
    missing.length > 0
      ? `There is no such file: ${missing.join(', ')}`
      : 'Which logs? For example: npm run visits -- /var/log/site/access.log*',
  );
  process.exit(1);
}

/** A line of the log, as far as it matters here (the format is in deploy/nginx/http.conf). */
const entry = /^\S+ - (?<purpose>\S+) \[[^\]]+\] "GET (?<path>\S+) [^"]+" (?<status>\d{3}) /;
/** A page has a path without a dot. */
const isPage = (path: string) => !path.startsWith('/_') && !path.includes('.');
/** The page was sent, or the browser had it already. */
const isFound = (status: string) => status === '200' || status === '304';

const workplace = mkdtempSync(join(tmpdir(), 'visits-'));
const report = resolve(values.html);
const figures = join(workplace, 'figures.json');
const goaccess = spawn(
  'goaccess',
  [
    '-',
    '--no-global-config',
    '--no-progress',
    '--log-format=COMBINED',
    '--ignore-crawlers',
    '--unknowns-as-crawlers',
    // One row for a page, whichever version of HTTP it was sent with.
    '--http-protocol=no',
    '--http-method=no',
    // The log has only networks.
    '--ignore-panel=HOSTS',
    // Only pages that were found are passed on.
    '--ignore-panel=REQUESTS_STATIC',
    '--ignore-panel=NOT_FOUND',
    '--ignore-panel=STATUS_CODES',
    '--html-report-title=Visits',
    `--output=${report}`,
    `--output=${figures}`,
  ],
  { stdio: ['pipe', 'ignore', 'inherit'] },
);
const finished = new Promise<void>((done, fail) => {
  goaccess.on('error', () =>
    fail(new Error('goaccess is missing. On Debian: bash .ci/run --install')),
  );
  goaccess.on('close', (code) => (code === 0 ? done() : fail(new Error('goaccess has failed.'))));
});

let inAdvance = 0;
async function* pageRequests() {
  for (const log of logs) {
    const file = createReadStream(log);
    const text = log.endsWith('.gz') ? file.pipe(createGunzip()) : file;
    for await (const line of createInterface({ input: text })) {
      const { purpose, path = '', status = '' } = entry.exec(line)?.groups ?? {};
      if (!isPage(path) || !isFound(status)) continue;
      if (purpose === 'prefetch') inAdvance += 1;
      yield `${line}\n`;
    }
  }
}

interface Panel {
  data: { data: string; hits: { count: number }; visitors: { count: number } }[];
}

function print({ visitors, requests }: Record<'visitors' | 'requests', Panel>) {
  const rows = (title: string, { data }: Panel, most: number, name = (text: string) => text) => {
    console.log(`\n${title.padEnd(40)}${'visitors'.padStart(9)}${'pages'.padStart(9)}`);
    for (const row of data.slice(0, most)) {
      const counts = [row.visitors, row.hits].map(({ count }) => String(count).padStart(9));
      console.log(name(row.data).padEnd(40) + counts.join(''));
    }
  };
  rows('Day', visitors, 31, (day) => day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
  rows('Page', requests, 20);
}

try {
  // If goaccess ends too soon, the reason is more helpful than the broken pipe.
  await Promise.all([pipeline(pageRequests, goaccess.stdin).catch(() => {}), finished]);
  print(JSON.parse(readFileSync(figures, 'utf8')));
  console.log(
    `\nLoaded in advance by a browser, and perhaps never opened: ${inAdvance} of these pages.`,
  );
  console.log(`Everything else is in ${report}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(workplace, { recursive: true, force: true });
}
