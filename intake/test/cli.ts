import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const program = join(import.meta.dirname, '../src/cli/cli.ts');

/** Runs a command of the operator's tool, and returns what it prints. */
export async function runCli(databaseUrl: string, ...options: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  return (await promisify(execFile)(process.execPath, [program, ...options], { env })).stdout;
}
