import { describe, expect, test } from 'vitest';
import { files, read } from './documentation.ts';

const workflows = files.filter((file) => /^\.github\/workflows\/.+\.ya?ml$/.test(file));
const { scripts, engines } = JSON.parse(read('package.json'));
const workspaceScripts = (name: string) => JSON.parse(read(`${name}/package.json`)).scripts;

/** The values of a key, wherever it is in a workflow. */
const values = (workflow: string, key: string) =>
  Array.from(
    read(workflow).matchAll(new RegExp(`^[ -]*${key}: *(.+)$`, 'gm')),
    ([, value = '']) => value,
  );

/** One job of a workflow. */
function job(workflow: string, name: string): string {
  const [, body = ''] = read(workflow).split(`\n  ${name}:\n`);
  return body.split(/\n {2}\S/)[0] ?? '';
}

const commandsOf = (text: string) =>
  Array.from(text.matchAll(/^\s*(?:- )?run: (.+)$/gm), ([, command = '']) => command);

test('the gate runs .ci/run on a bare Debian, and nothing else installs anything', () => {
  expect(commandsOf(job('.github/workflows/verify.yml', 'gate'))).toEqual([
    'bash .github/on-debian bash .ci/run',
  ]);
  for (const workflow of workflows) {
    expect(read(workflow)).not.toMatch(/apt-get|apt install|npm install|npx |curl .*\||\bpip\b/);
  }
});

test('the container has the release of Debian that servers and the image have', () => {
  const release = /debian:(\w+)@/.exec(read('.github/Containerfile'))?.[1];

  expect(read('deploy/container/Containerfile')).toContain(`library/debian:${release}-slim`);
  expect(read('intake/test/install/debian.ts')).toContain(`'${release}'`);
});

test('other systems run what an owner runs there', () => {
  const commands = commandsOf(job('.github/workflows/verify.yml', 'other-systems'));

  expect(commands).toEqual(['npm ci', 'npm run build', 'env -u CI npm test']);
});

test('the oldest supported Node builds and tests, and each release with long-term support', () => {
  const nodes = job('.github/workflows/verify.yml', 'other-systems').matchAll(/node: ([\d.x]+) }/g);
  const tested = new Set(Array.from(nodes, ([, node]) => node));
  const [oldest = '', ...later] = engines.node.match(/\d+\.\d+\.\d+/g) ?? [];

  expect([...tested]).toEqual([oldest, ...later.map((node: string) => node.replace('.0.0', '.x'))]);
});

/** Findings of CodeQL and Scorecard, and the list of parts that belongs to a release. */
const mayWrite: Record<string, string[]> = {
  '.github/workflows/security.yml': [
    'security-events: write',
    'security-events: write',
    'contents: write',
  ],
};

describe.each(workflows)('%s', (workflow) => {
  test('names each action by the hash of a commit, with its version', () => {
    const actions = values(workflow, 'uses');

    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('writes only what it is for, ends in time, and leaves no token behind', () => {
    const jobs = values(workflow, 'runs-on').length;

    expect(read(workflow)).toContain('\npermissions:\n  contents: read\n\n');
    expect(read(workflow).match(/[\w-]+: write/g) ?? []).toEqual(mayWrite[workflow] ?? []);
    expect(values(workflow, 'timeout-minutes')).toHaveLength(jobs);
    expect(values(workflow, 'persist-credentials')).toEqual(Array(jobs).fill('false'));
    expect(read(workflow)).toContain('\nconcurrency:\n');
  });

  test('runs only scripts that exist', () => {
    const runs = read(workflow).matchAll(/\.ci\/run ([\w:-]+)(?: -w (\w+))?/g);

    for (const [, script = '', workspace] of runs) {
      expect(workspace === undefined ? scripts : workspaceScripts(workspace)).toHaveProperty([
        script,
      ]);
    }
  });
});
