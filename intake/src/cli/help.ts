import type { Command } from './command.ts';

const columns = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([left]) => left.length)) + 3;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join('\n');
};

const usage = (name: string, { argument }: Command) => [name, argument].filter(Boolean).join(' ');

/** All commands, each in a line. */
export function overview(commands: Readonly<Record<string, Command>>): string {
  const rows = Object.entries(commands).map(([name, command]): [string, string] => [
    usage(name, command),
    command.summary,
  ]);
  return `The operator's tool of the intake service.

${columns(rows)}

intake help <command> explains one. Every command takes --json.
The database is the one in DATABASE_URL.`;
}

/** One command, with its options. */
export function explanation(name: string, command: Command): string {
  const options = Object.entries({
    ...command.options,
    json: { help: 'print data for programs instead of text' },
  }).map(
    ([option, { value, help }]: [string, { value?: string; help: string }]): [string, string] => [
      `--${option}${value ? ` <${value}>` : ''}`,
      help,
    ],
  );
  return [
    `intake ${usage(name, command)}`,
    `${command.summary[0]?.toUpperCase()}${command.summary.slice(1)}.`,
    ...(command.details ? [command.details] : []),
    columns(options),
  ].join('\n\n');
}
