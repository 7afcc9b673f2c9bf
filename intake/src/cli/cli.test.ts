import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { validContactMessages } from '@website/form-contract/examples';
import { afterAll, describe, expect, test } from 'vitest';
import { runCli, intake as runCommand } from '../../test/cli.ts';
import { createCluster } from '../../test/postgres.ts';
import { accept } from '../database/accept.ts';
import { openPool } from '../database/database.ts';
import { referenceOf } from '../http/reference.ts';
import { commands } from './commands.ts';
import { explanation, overview } from './help.ts';
import { columns, csvLine, facts } from './text.ts';

const script = join(import.meta.dirname, 'cli.ts');
const cluster = await createCluster();
await cluster.start();
const database = openPool({ connectionString: cluster.url });
afterAll(async () => {
  await database.end();
  await cluster.remove();
});

const intake = (...options: string[]) => runCommand(cluster.url, ...options);
const cli = (...options: string[]) => runCli(cluster.url, ...options);

test.each([
  ['=1+1', `"'=1+1"`],
  ['+49 30', `"'+49 30"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  [' =1', `"' =1"`],
  ['\t=1', `"'\t=1"`],
  ['a, b', '"a, b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
])('a spreadsheet shows %j and runs nothing', (value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`);
});

test('nothing that a visitor has written can move the cursor or reverse the text', () => {
  expect(columns([['A'], ['one\u001b[2J\u202e\u0007\n']], { ruled: true })).toBe(
    'A\n─────────\none [2J',
  );
  expect(facts([['details', 'a\r\n\r\nb\u009b31m']])).toBe('details\n  a\n\n  b 31m');
});

describe('without a database', () => {
  test.each(Object.entries(commands))('%s explains itself', (name, command) => {
    const text = explanation(name, command);

    expect(text).toMatch(new RegExp(`^intake ${name}`));
    for (const option of Object.keys(command.options ?? {})) expect(text).toContain(`--${option}`);
    expect(overview()).toMatch(new RegExp(`^  ${name} `, 'm'));
    for (const line of `${text}\n${overview()}`.split('\n')) {
      expect(line.length).toBeLessThanOrEqual(80);
    }
  });

  test('help is there wherever someone looks for it', async () => {
    const help = await intake('help', 'list');

    expect(help.stdout).toMatch(/^intake list/);
    expect(await intake('list', '--help')).toEqual(help);
    expect(await intake('list', 'dead', '-h')).toEqual(help);
    expect(await intake()).toMatchObject({ status: 0, stdout: `${overview()}\n` });
  });

  test.each([
    [['lst'], 2, 'There is no command "lst".'],
    [['toString'], 2, 'There is no command "toString".'],
    [['help', 'toString'], 2, 'There is no command "toString".'],
    [['list', '--sate'], 2, "Unknown option '--sate'."],
    [['list', '--most'], 2, "'--most <value>' argument missing."],
    [['show', 'A', 'B'], 2, '"B" is too much.'],
    [['migrate', 'now'], 2, '"now" is too much.'],
  ])('%j is told in one sentence', async (options, status, sentence) => {
    const outcome = await intake(...options);

    expect([outcome.status, outcome.stdout]).toEqual([status, '']);
    expect(outcome.stderr).toContain(sentence);
    expect(outcome.stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('with a database', () => {
  const { value } = validContactMessages['every field'];

  /** The command on a terminal, where a person types. */
  function onTerminal(typed: string, ...options: string[]) {
    const command = [process.execPath, script, ...options].join(' ');
    const { status, stdout } = spawnSync('script', ['-qec', command, '/dev/null'], {
      encoding: 'utf8',
      input: typed,
      env: { ...process.env, DATABASE_URL: cluster.url },
    });
    return { status, screen: stdout.replaceAll('\r\n', '\n') };
  }

  /** Returns the id. */
  async function store(email: string, details = 'Text.'): Promise<string> {
    const fields = { ...value, email, details };
    const same = { kind: 'contact', channels: ['owner'] } as const;
    const key = `${email} ${details}`;
    const accepted = await accept(database, { ...same, key, digest: key, fields });
    return Object(accepted).id;
  }
  const mark = (id: string, change: string) =>
    database.query(`update intake.deliveries set ${change} where message_id = $1`, [id]);

  test('a database without tables is told in one sentence, and migrate makes them', async () => {
    expect(await intake('list')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'The database has no tables yet. Run: intake migrate\n',
    });
    expect(await cli('migrate')).toMatch(/^Done: 0001/);
    expect(await cli('migrate')).toBe('The database is up to date.\n');
    expect(await cli('list')).toBe('No messages.\n');
  });

  test('list finds messages by state, kind and day, and does not say who wrote them', async () => {
    const [dead, done] = [await store('a@example.com'), await store('b@example.com')];
    await mark(dead, `dead_at = now(), attempts = 17, last_error = 'EENVELOPE 550'`);
    await mark(done, 'delivered_at = now(), attempts = 1');
    await database.query(`update intake.messages set received_at = '2026-01-05' where id = $1`, [
      done,
    ]);

    expect(JSON.parse(await cli('list', 'dead', '--json'))).toMatchObject([
      { reference: referenceOf(dead), state: 'dead', attempts: 17 },
    ]);
    expect(await cli('list', '--since', '2026-01-06')).not.toContain(referenceOf(done));
    expect(await cli('list', '--since', '2026-01-05')).toContain(referenceOf(done));
    expect(await cli('list', '--kind', 'newsletter')).toBe('No messages.\n');
    expect((await cli('list', '--most', '1')).trim().split('\n')).toHaveLength(3);
    for (const wrong of [['gone'], ['--kind', 'x'], ['--since', 'monday'], ['--most', '-1']]) {
      expect((await intake('list', ...wrong)).status).toBe(2);
    }
    expect(await cli('list')).toContain('EENVELOPE 550');
    expect(await cli('list')).not.toContain('@example.com');
  });

  test('show has the text below the facts', async () => {
    const id = await store('c@example.com', 'Hello.\n\nMany words.');

    const { stdout } = await intake('show', referenceOf(id).toLowerCase());
    expect(stdout).toMatch(/^email +c@example\.com$/m);
    expect(stdout).toMatch(/^details\n {2}Hello\.\n\n {2}Many words\.$/m);
    expect(JSON.parse(await cli('show', id, '--json')).fields.email).toBe('c@example.com');
    expect(await intake('show', 'FFFF-FFFF-FF')).toMatchObject({ status: 1, stdout: '' });
    expect((await intake('show')).status).toBe(2);
  });

  test('what was given up can be tried again, or settled by a person', async () => {
    const ids = [
      await store('d@example.com'),
      await store('e@example.com'),
      await store('f@example.com'),
    ];
    for (const id of ids) await mark(id, 'dead_at = now()');

    expect((await intake('requeue')).status).toBe(2);
    expect(JSON.parse(await cli('requeue', referenceOf(ids[0] ?? ''), '--json'))).toEqual({
      requeued: 1,
    });
    expect(await cli('dismiss', referenceOf(ids[1] ?? ''))).toContain(': 1.');
    expect(await cli('show', referenceOf(ids[1] ?? ''))).toContain('dealt with by hand');
    // The third, and the one of the first test.
    expect(await cli('requeue', '--all')).toContain(': 2.');
    expect(await cli('list', 'dead')).toBe('No messages.\n');
  });

  test('export writes CSV or one JSON object a line, for all or for one address', async () => {
    await store('g@example.com', '=1+1');
    await database.query(`insert into intake.subscribers (email) values ('g@example.com')`);

    const csv = await cli('export');
    expect(csv).toMatch(/^reference,kind,received,firstName/);
    expect(csv).toContain(`"'=1+1"`);
    const lines = (await cli('export', '--email', 'G@example.com', '--json')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { email: 'g@example.com', details: '=1+1' },
      { email: 'g@example.com', confirmed: null },
    ]);
    expect(await cli('export', 'subscribers')).toMatch(
      /^email,requested,confirmed,unsubscribed,token\r\ng@example\.com,/,
    );
    expect((await intake('export', 'everything')).status).toBe(2);
  });

  test('status says what is wrong, and what to do', async () => {
    const id = await store('h@example.com');
    await mark(id, `dead_at = now()`);

    const { stdout } = await intake('status');
    expect(stdout).toMatch(/does not run[\s\S]*intake list dead[\s\S]*^Given up +1$/m);
    expect(JSON.parse(await cli('status', '--json'))).toMatchObject({
      dead: 1,
      processes: 0,
    });
    await mark(id, 'held = true, dead_at = null');
    expect(await cli('status')).toMatch(
      /intake list quarantined[\s\S]*^Quarantined +1, the oldest for/m,
    );
    await mark(id, 'held = false, delivered_at = now()');
  });

  test('retention removes what is old and delivered, however much there is', async () => {
    await database.query(
      `insert into intake.messages (kind, key, digest, fields, received_at)
       select 'contact', 'old ' || n, '', '{"email": "old@example.com"}', now() - interval '400 days'
       from generate_series(1, 2500) n`,
    );
    const waiting = await store('old-but-waiting@example.com');
    const held = await store('old-and-held@example.com');
    await mark(held, 'held = true');
    await database.query(
      `update intake.messages set received_at = now() - interval '400 days' where id in ($1, $2)`,
      [waiting, held],
    );

    expect((await intake('retention', 'all')).status).toBe(2);
    expect(await cli('retention', '365')).toMatch(/Removed: 2,50\d messages, 0 subscribers\./);
    expect(await cli('list', 'waiting')).toContain(referenceOf(waiting));
    expect(await cli('list', 'quarantined')).toBe('No messages.\n');
  });

  test('on a terminal, erase asks before it removes anything', async () => {
    await store('i@example.com');
    await store('I@example.com', 'Another.');

    const refused = onTerminal('n\n', 'erase', 'i@example.com');
    expect(refused.status).toBe(1);
    expect(refused.screen).toContain('Remove 2 messages and 0 subscribers');
    expect(refused.screen).toContain('Nothing was removed.');
    expect(onTerminal('y\n', 'erase', 'i@example.com').screen).toContain('Removed: 2 messages');
    expect(await cli('erase', 'i@example.com', '--yes', '--json')).toContain('"messages": 0');
    expect((await intake('erase', 'nobody')).status).toBe(2);
  });

  test.each([
    ['', 'DATABASE_URL is not set.'],
    ['postgres://intake@127.0.0.1:9/none', 'The database cannot be reached: '],
  ])('no database at "%s" is told in one sentence', async (url, sentence) => {
    const { status, stderr } = await runCommand(url, 'status');

    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^${sentence}.*\\n$`));
  });
});
