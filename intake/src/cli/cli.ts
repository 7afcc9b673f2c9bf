/** The operator's tool. It needs only DATABASE_URL. */
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { type Command, type Given, Mistake, Misuse } from './command.ts';
import { commands } from './commands.ts';
import { explanation, optionsOf, overview } from './help.ts';

function find(name: string): Command {
  const command = Object.hasOwn(commands, name) && commands[name];
  if (!command) throw new Misuse(`There is no command "${name}". See: intake help`);
  return command;
}

/** Parses the arguments of a command strictly. */
function parse(name: string, command: Command, args: string[]): [string | undefined, Given] {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...optionsOf(command), help: { type: 'boolean', short: 'h' } },
    });
    const [argument, ...more] = command.argument ? positionals : [undefined, ...positionals];
    if (more.length > 0) throw new Misuse(`"${more[0]}" is too much.`);
    return [argument, values];
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new Misuse(`${sentence?.replace(/\.?$/, '.')} See: intake help ${name}`);
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
    return console.log(about === undefined ? overview() : explanation(about, find(about)));
  }
  const command = find(name);
  const [argument, given] = parse(name, command, args);
  if (given.help) return console.log(explanation(name, command));
  const database = await connect();
  try {
    const outcome = await command.run(database, argument, given);
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
  const isEmpty = (error as { code?: string }).code === '42P01';
  if (isEmpty) console.error('The database has no tables yet. Run: intake migrate');
  else console.error(error instanceof Mistake ? error.message : error);
  process.exitCode = error instanceof Mistake ? error.exitCode : 1;
}
