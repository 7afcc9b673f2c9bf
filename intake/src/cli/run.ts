import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { openPool } from '../database/database.ts';
import { type Command, type Given, Mistake, Misuse, type Write } from './command.ts';
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

async function connect(connectionString: string | undefined): Promise<Pool> {
  if (!connectionString) throw new Mistake('DATABASE_URL is not set.');
  const database = openPool({ connectionString, max: 3, application_name: 'intake cli' });
  try {
    await database.query('select');
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    throw new Mistake(`The database cannot be reached: ${message || code}.`);
  }
  return database;
}

async function perform(
  [name = 'help', ...args]: string[],
  databaseUrl: string | undefined,
  write: Write,
): Promise<void> {
  if (['help', '--help', '-h'].includes(name)) {
    const [about] = args;
    await write(`${about === undefined ? overview() : explanation(about, find(about))}\n`);
    return;
  }
  const command = find(name);
  const [argument, given] = parse(name, command, args);
  if (given.help) {
    await write(`${explanation(name, command)}\n`);
    return;
  }
  const database = await connect(databaseUrl);
  try {
    const outcome = await command.run(database, argument, given, write);
    if (!outcome) return;
    await write(`${given.json ? JSON.stringify(outcome.data, null, 2) : outcome.text}\n`);
  } finally {
    await database.end();
  }
}

/** Runs a command line, and returns its exit code. */
export async function run(
  args: string[],
  databaseUrl: string | undefined,
  { write, complain }: { write: Write; complain: (problem: unknown) => void },
): Promise<number> {
  try {
    await perform(args, databaseUrl, write);
    return 0;
  } catch (error) {
    const isEmpty = (error as { code?: string }).code === '42P01';
    if (isEmpty) complain('The database has no tables yet. Run: intake migrate');
    else complain(error instanceof Mistake ? error.message : error);
    return error instanceof Mistake ? error.exitCode : 1;
  }
}
