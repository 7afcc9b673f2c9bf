import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');

/** The commands that docs/operations.md has under a heading, one for each line. */
export function commandsUnder(heading: string): string[] {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const blocks = Array.from(own.matchAll(/```sh\n([\s\S]*?)```/g), ([, block = '']) => block);
  const commands = blocks.join('').trim().split('\n');
  if (!commands[0]) throw new Error(`docs/operations.md has no commands under "${heading}".`);
  return commands;
}
