/**
 * The operator's commands. They work on the file in DATABASE_FILE while the service runs. On a server, the
 * script deploy/intake calls them as "intake".
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contactFields } from '@website/form-contract';
import { newsletterPaths } from './http/newsletter.ts';
import { type Database, openDatabase } from './store/database.ts';
import { backUp, erasePerson, type Listed, listMessages } from './store/maintenance.ts';
import { formatReference, sendAgain } from './store/messages.ts';
import { exportSubscribers } from './store/subscribers.ts';

const help = `intake list [--all]                      the newest 50 messages, or all
intake show <reference>                  one message, and whom it has reached
intake send-again <reference>            mail it to the owner, whatever became of it
intake export messages|subscribers [--email <address>]
                                         as CSV: everything, or all about a person
intake erase <address>                   remove everything about a person
intake backup <file>                     write a copy of the database`;

/** How long a command waits for the service, in milliseconds. */
const lockTimeout = 10_000;

/** A command that the operator has to write differently. */
class UsageProblem extends Error {}

type Write = (text: string) => void;

/**
 * Text from visitors, without control characters and changes of direction: nothing that could move the cursor,
 * color the terminal or reverse the text.
 */
const removeControls = (text: string) =>
  text.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replaceAll(/[^\P{Cc}\n]/gu, ' ');

const formatTime = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

/**
 * A line of a CSV file (RFC 4180). A spreadsheet would evaluate a value that begins like a formula, so such a
 * value gets a leading apostrophe, which spreadsheets do not show.
 */
function formatCsvLine(values: readonly string[]): string {
  const cells = values.map((value) => {
    const safe = /^\s*[=+\-@]|^[\t\r]/.test(value) ? `'${value}` : value;
    return /[",'\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${cells.join(',')}\r\n`;
}

const noLimit = Number.MAX_SAFE_INTEGER;

function findMessage(database: Database, reference = ''): Listed {
  const digits = reference.toLowerCase().replaceAll(/[^0-9a-f]/g, '');
  // A reference is the beginning of an id: see formatReference.
  const idStart = `${digits.slice(0, 8)}-${digits.slice(8, 10)}`;
  const [message] = listMessages(database, { most: 1, idStart });
  if (!message || digits.length !== 10)
    throw new UsageProblem(`There is no message "${reference}". See: intake list`);
  return message;
}

function list(database: Database, most: number, write: Write): void {
  for (const { id, receivedAt, fields, suspicion, state } of listMessages(database, { most })) {
    const suspicionNote = suspicion ? ` (suspect: ${suspicion})` : '';
    write(
      `${formatReference(id)}  ${formatTime(receivedAt)}  ${removeControls(fields.email)}  ${state}${suspicionNote}\n`,
    );
  }
}

function show({ id, receivedAt, fields, suspicion, state }: Listed, write: Write): void {
  const lines = [
    `reference: ${formatReference(id)}`,
    `received: ${formatTime(receivedAt)} UTC`,
    `state: ${state}`,
    ...(suspicion ? [`suspect: ${suspicion}`] : []),
    ...Object.entries(fields).map(([name, text]) => `${name}: ${removeControls(text)}`),
  ];
  write(`${lines.join('\n')}\n`);
}

function writeMessagesCsv(database: Database, email: string | undefined, write: Write): void {
  const names = Object.keys(contactFields) as (keyof typeof contactFields)[];
  write(formatCsvLine(['reference', 'received', ...names]));
  for (const { id, receivedAt, fields } of listMessages(database, { most: noLimit, email })) {
    const values = names.map((name) => fields[name] ?? '');
    write(formatCsvLine([formatReference(id), new Date(receivedAt).toISOString(), ...values]));
  }
}

/** Each subscriber has the unsubscribe link, which every issue of a newsletter needs. */
function writeSubscribersCsv(
  database: Database,
  email: string | undefined,
  publicUrl: string,
  write: Write,
): void {
  write(formatCsvLine(['email', 'requested', 'confirmed', 'unsubscribe']));
  for (const subscriber of exportSubscribers(database, email)) {
    const { requestedAt, confirmedAt, token } = subscriber;
    const times = [requestedAt, confirmedAt].map((time) =>
      time === null ? '' : new Date(time).toISOString(),
    );
    const link = `${publicUrl.replace(/\/$/, '')}${newsletterPaths.unsubscribe}?token=${token}`;
    write(formatCsvLine([subscriber.email, ...times, link]));
  }
}

function erase(database: Database, email: string | undefined, write: Write): void {
  if (!email || !/^\S+@\S+$/.test(email))
    throw new UsageProblem('Which address? Like ada@example.com.');
  const { messages, subscribers } = erasePerson(database, email);
  write(`Removed: ${messages} messages, ${subscribers} subscriptions to the newsletter.\n`);
}

function runCommand(
  [name, argument, ...unexpected]: readonly string[],
  options: { all?: boolean; email?: string },
  environment: Readonly<Record<string, string | undefined>>,
  write: Write,
): void {
  const { DATABASE_FILE = '', PUBLIC_URL = '', WEBHOOK_URL } = environment;
  if (unexpected.length > 0) throw new UsageProblem(help);
  if (!existsSync(DATABASE_FILE)) throw new UsageProblem('DATABASE_FILE does not name a file.');
  const database = openDatabase(DATABASE_FILE, lockTimeout);
  try {
    if (name === 'list') list(database, options.all ? noLimit : 50, write);
    else if (name === 'show') show(findMessage(database, argument), write);
    else if (name === 'send-again') {
      sendAgain(database, findMessage(database, argument).id, Boolean(WEBHOOK_URL));
      write('It will be mailed within a few seconds.\n');
    } else if (name === 'export' && argument === 'messages') {
      writeMessagesCsv(database, options.email, write);
    } else if (name === 'export' && argument === 'subscribers') {
      writeSubscribersCsv(database, options.email, PUBLIC_URL, write);
    } else if (name === 'erase') erase(database, argument, write);
    else if (name === 'backup' && argument) {
      if (existsSync(argument)) throw new UsageProblem(`${argument} exists already.`);
      backUp(database, argument);
      write(`Written: ${argument}\n`);
    } else throw new UsageProblem(help);
  } finally {
    database.close();
  }
}

// A backup is for this user only.
process.umask(0o077);
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, email: { type: 'string' } },
  });
  runCommand(positionals, values, process.env, (text) => process.stdout.write(text));
} catch (error) {
  const { code = '', message } = error as { code?: string; message: string };
  const isUsageProblem = error instanceof UsageProblem || code.startsWith('ERR_PARSE_ARGS');
  console.error(isUsageProblem ? message : error);
  process.exitCode = isUsageProblem ? 2 : 1;
}
