import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { columns } from './text.ts';

const indented = (rows: string[][]) =>
  columns(rows.map(([first, ...rest]) => [`  ${first}`, ...rest]));

const usage = (name: string, { argument }: Command) => [name, argument].filter(Boolean).join(' ');

/** All commands, each in a line. */
export const overview = () => `The operator's tool of the intake service.

${indented(Object.entries(commands).map(([name, command]) => [usage(name, command), command.summary]))}

intake help <command> explains one. Every command takes --json.
The database is the one in DATABASE_URL.`;

export const optionsOf = ({ options }: Command): NonNullable<Command['options']> => ({
  ...options,
  json: { type: 'boolean', help: 'print data for programs instead of text' },
});

/** One command, with its options. */
export function explanation(name: string, command: Command): string {
  const options = Object.entries(optionsOf(command)).map(([option, { value, help }]) => [
    `--${option}${value ? ` <${value}>` : ''}`,
    help,
  ]);
  const summary = `${command.summary[0]?.toUpperCase()}${command.summary.slice(1)}.`;
  const details = command.details ? [command.details] : [];
  return [`intake ${usage(name, command)}`, summary, ...details, indented(options)].join('\n\n');
}
