import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Refusal } from './refusal.ts';

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

/** Runs Git without the hooks of this copy, which are for developers. */
export const gitBytes = async (folder: string, ...args: string[]) => {
  const options = { cwd: folder, env: quietly(), encoding: 'buffer', maxBuffer: 1e8 } as const;
  return (await runFile('git', ['-c', 'core.hooksPath=/dev/null', ...args], options)).stdout;
};

export const git = async (folder: string, ...args: string[]) =>
  `${await gitBytes(folder, ...args)}`.trim();

/** The same, or nothing if it fails: what was asked for is not there. */
export const gitOr = (folder: string, ...args: string[]) =>
  git(folder, ...args).catch(() => undefined);

const reasons: [RegExp, string][] = [
  [
    /ENOENT/,
    'This computer doesn’t have the program Git. Install it from git-scm.com, or choose to publish as a folder.',
  ],
  [
    /permission denied|authentication|could not read (?:user|pass)|\b40[13]\b/i,
    'It doesn’t let this computer in. Sign in with the program of your host, such as GitHub Desktop, and try again.',
  ],
  [
    /not found|does not (?:exist|appear)/i,
    'There’s nothing at that address, or you aren’t allowed to see it. Copy the address from your host’s page.',
  ],
  [
    /resolve host|connect|timed out|unreachable/i,
    'It can’t be reached. Check that this computer is online, and try again.',
  ],
];

/** Why Git failed, in the words of whoever pressed a button. The terminal has the rest. */
export function whyGitFailed(error: object): Refusal {
  const said = `${lastWords(error)} ${'code' in error ? error.code : ''}`;
  console.error(said);
  const known = reasons.find(([pattern]) => pattern.test(said))?.[1];
  return new Refusal(
    known ?? 'That didn’t work. The window in which you typed “npm start” says more.',
  );
}
