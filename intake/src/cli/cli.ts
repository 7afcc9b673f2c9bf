/** The operator's tool. It needs only DATABASE_URL. */
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { commands, Mistake } from './commands.ts';

const help = `npm run cli -w intake -- <command> [--json]

  migrate                 bring the database up to date
  list [waiting|delivered|dead] [--most 50]
                          the newest messages, without their text
  show <reference>        one message, and who has been told about it
  requeue [<reference>]   try deliveries again that were given up
  export                  all messages as CSV, on standard output
  erase <email address>   remove everything about an address
  retention <days>        remove delivered messages that are older`;

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, most: { type: 'string', default: '50' } },
  });
  const [name = 'help', argument] = positionals;
  const command = commands[name];
  if (!command) {
    console.log(help);
    if (name !== 'help') process.exitCode = 2;
    return;
  }
  const { DATABASE_URL: connectionString } = process.env;
  if (!connectionString) throw new Mistake('DATABASE_URL is not set.');
  const database = new Pool({ connectionString, max: 3, application_name: 'intake cli' });
  try {
    const outcome = await command(database, { argument, most: Number(values.most) });
    if (outcome) console.log(values.json ? JSON.stringify(outcome.data, null, 2) : outcome.text);
  } finally {
    await database.end();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Mistake ? error.message : error);
  process.exitCode = 1;
}
