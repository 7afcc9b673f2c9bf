/** Runs Git, and says in plain words why it failed. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { project } from '@website/content-model/company.ts';

const runFile = promisify(execFile);

/** What commands run with: nobody sees the terminal, so a program that asked there would wait forever. */
export const quietly = () => ({
  GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
  ...process.env,
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
  NODE_ENV: 'production',
});

/** What a program said last before it failed. */
export const lastWords = ({ stderr = '', stdout = '' }: { stderr?: unknown; stdout?: unknown }) =>
  `${stderr}`.trim().slice(-600) || `${stdout}`.trim().slice(-600);

interface GitOptions {
  folder?: string;
  /** Another index than the one of this copy. */
  index?: string;
}

/** Runs Git without the hooks of this copy, which are for developers. */
export function gitIn({ folder = project, index }: GitOptions) {
  return async (...args: string[]): Promise<string> => {
    const env = { ...quietly(), ...(index && { GIT_INDEX_FILE: index }) };
    const options = { cwd: folder, env, maxBuffer: 1e8 };
    return (await runFile('git', ['-c', 'core.hooksPath=/dev/null', ...args], options)).stdout;
  };
}

const reasons: [RegExp, string][] = [
  [
    /ENOENT/,
    'This computer doesn’t have the program Git. Install it from git-scm.com, or save the site as a folder.',
  ],
  [
    /permission denied|authentication|could not read (?:user|pass)|\b40[13]\b/i,
    'It doesn’t let this computer in. Sign in with the program of your host, such as GitHub Desktop, and try again.',
  ],
  [
    /not found|does not (?:exist|appear)/i,
    'There’s nothing at that address, or you aren’t allowed to see it.',
  ],
  [
    /resolve host|connect|timed out|unreachable/i,
    'It can’t be reached. Check that this computer is online, and try again.',
  ],
];

/** Why Git failed, in the words of whoever pressed a button. The terminal has the rest. */
export function whyGitFailed(error: object): string {
  const output = `${lastWords(error)} ${'code' in error ? error.code : ''}`;
  console.error(output);
  return (
    reasons.find(([pattern]) => pattern.test(output))?.[1] ??
    'That didn’t work. The window in which you typed “npm start” says more.'
  );
}
