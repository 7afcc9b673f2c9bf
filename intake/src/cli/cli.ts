/** The operator's tool. It needs only DATABASE_URL. */
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { explanation, overview } from './help.ts';
import { Mistake, misuse } from './mistake.ts';

/** Parses the arguments of a command strictly. */
function parse(name: string, command: Command, args: string[]) {
  const own = Object.entries(command.options ?? {}).map(([option, { value }]) => [
    option,
    { type: value ? 'string' : 'boolean' },
  ]);
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...(Object.fromEntries(own) as Record<string, { type: 'string' | 'boolean' }>),
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [argument, ...more] = positionals;
    if (more.length > 0 || (argument !== undefined && !command.argument)) {
      throw misuse(`"${more[0] ?? argument}" is too much.`);
    }
    const { json = false, help = false, ...options } = values;
    return { argument, json: json === true, help: help === true, options };
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw misuse(`${sentence?.replace(/\.?$/, '.')} See: intake help ${name}`);
  }
}

async function connect(): Promise<Pool> {
  const { DATABASE_URL: connectionString } = process.env;
  if (!connectionString) throw new Mistake('DATABASE_URL is not set.');
  const database = new Pool({ connectionString, max: 3, application_name: 'intake cli' });
  database.on('error', () => {});
  database.on('connect', (client) => client.on('error', () => {}));
  try {
    await database.query('select');
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    throw new Mistake(`The database cannot be reached: ${message || code}.`);
  }
  return database;
}

async function main([name = 'help', ...args]: string[]): Promise<void> {
  if (['help', '--help', '-h'].includes(name)) {
    const [about] = args;
    const known = about === undefined ? undefined : commands[about];
    if (about !== undefined && !known)
      throw misuse(`There is no command "${about}". See: intake help`);
    console.log(about !== undefined && known ? explanation(about, known) : overview(commands));
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw misuse(`There is no command "${name}". See: intake help`);
  const given = parse(name, command, args);
  if (given.help) {
    console.log(explanation(name, command));
    return;
  }
  const database = await connect();
  try {
    const outcome = await command.run(database, given);
    if (outcome) console.log(given.json ? JSON.stringify(outcome.data, null, 2) : outcome.text);
  } finally {
    await database.end();
  }
}

// EPIPE: the reader has seen enough, as in `intake export | head`.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
  process.exit(code === 'EPIPE' ? 0 : 1),
);

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof Mistake) {
    console.error(error.message);
    process.exitCode = error.exitCode;
  } else if ((error as { code?: string }).code === '42P01') {
    console.error('The database has no tables yet. Run: intake migrate');
    process.exitCode = 1;
  } else {
    console.error(error);
    process.exitCode = 1;
  }
}
