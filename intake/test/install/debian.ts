import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Debian 13, which the documents are for. */
const release = 'trixie';
const project = resolve(import.meta.dirname, '../../..');

/** A Debian in a folder, with processes, mounts and a network of its own. */
export interface Debian {
  root: string;
  /** Runs a command as root inside, and returns what it prints. Only some need the internet. */
  run: (command: string, options?: { internet?: boolean }) => string;
  /** The command line that runs a program of this machine in the network of the other. */
  inItsNetwork: (...command: string[]) => [string, string[]];
  /** What `git clone` would bring. */
  addProject: () => void;
  /** What deploy/server/install-node would bring: the Node and the npm that run this. */
  addNode: () => void;
  remove: () => Promise<void>;
}

/** The mirror that this machine itself uses, also if it has another release. */
function findMirror(): string {
  const [, codename] =
    /^VERSION_CODENAME=(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8')) ?? [];
  const targets = execFileSync(
    'apt-get',
    [
      'indextargets',
      '--format',
      '$(REPO_URI) $(RELEASE)',
      'Created-By: Packages',
      'Component: main',
    ],
    { encoding: 'utf8' },
  );
  const line = targets.split('\n').find((target) => target.split(' ')[1] === codename);
  if (!line) throw new Error('This machine knows no mirror of Debian.');
  return line.split(' ')[0] ?? '';
}

/** A setting of npm on this machine. */
function readNpmSetting(name: string): string {
  // Not in this project: with workspaces, npm does not tell.
  const { npm_config_workspace: _, ...env } = process.env;
  const options = { encoding: 'utf8', cwd: tmpdir(), env } as const;
  return execFileSync('npm', ['config', 'get', name], options).trim();
}

/** What this machine needs to reach the registry of npm: its address, and its certificates. */
function createNpmEnvironment(root: string): Record<string, string> {
  const { NODE_EXTRA_CA_CERTS: certificates = '' } = process.env;
  if (existsSync(certificates)) copyFileSync(certificates, join(root, 'etc/machine-ca.crt'));
  return {
    npm_config_registry: readNpmSetting('registry'),
    npm_config_prefer_offline: 'true',
    npm_config_update_notifier: 'false',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    ...(existsSync(certificates) && { NODE_EXTRA_CA_CERTS: '/etc/machine-ca.crt' }),
  };
}

/**
 * Fills a folder. In memory, and without waiting for a disk: packages have thousands of small files.
 * "here" is this machine, of which nothing is changed: all that is written goes into the folder.
 */
function fill(folder: string, root: string, from: 'packages' | 'here'): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'mode=755', 'tmpfs', folder]);
  if (from === 'packages') {
    const options = ['--quiet', '--variant=apt', '--mode=root', '--dpkgopt=force-unsafe-io'];
    execFileSync('mmdebstrap', [...options, release, root, findMirror()]);
    return;
  }
  const [upper, work] = [join(folder, 'upper'), join(folder, 'work')];
  for (const path of [root, upper, work]) mkdirSync(path);
  const layers = `lowerdir=/,upperdir=${upper},workdir=${work}`;
  execFileSync('mount', ['-t', 'overlay', '-o', layers, 'overlay', root]);
}

/**
 * Whether this process may mount what it needs: in some containers, even root may not. Tried in a
 * namespace that ends with it.
 */
export function canMount(): boolean {
  const script = `
    mount -t tmpfs tmpfs /mnt && mkdir /mnt/root /mnt/upper /mnt/work
    mount -t overlay -o lowerdir=/,upperdir=/mnt/upper,workdir=/mnt/work overlay /mnt/root`;
  return spawnSync('unshare', ['--mount', '--net', 'sh', '-euc', script]).status === 0;
}

/** A fresh one from packages, or one that has what is installed here. */
export async function createDebian(from: 'packages' | 'here'): Promise<Debian> {
  const folder = mkdtempSync(join(tmpdir(), 'debian-'));
  const root = join(folder, 'root');
  fill(folder, root, from);
  // A person would answer "yes".
  writeFileSync(join(root, 'etc/apt/answer-yes'), 'APT::Get::Assume-Yes "true";\n');
  // There is no systemd, so packages must not start anything.
  writeFileSync(join(root, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  copyFileSync(join(import.meta.dirname, 'systemctl.mjs'), join(root, 'usr/local/bin/systemctl'));
  execFileSync('chmod', ['755', join(root, 'usr/local/bin/systemctl')]);
  writeFileSync(join(root, 'etc/resolv.conf'), readFileSync('/etc/resolv.conf'));

  const environment = {
    // Last, what this machine has elsewhere.
    PATH: `/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:${process.env.PATH}`,
    HOME: '/root',
    LC_ALL: 'C.UTF-8',
    DEBIAN_FRONTEND: 'noninteractive',
    APT_CONFIG: '/etc/apt/answer-yes',
    ...createNpmEnvironment(root),
  };

  // Packages that this machine has already loaded.
  const cache = readNpmSetting('cache');
  // The first process of the namespaces. When it ends, so does everything in them.
  const setup = `
    ip link set lo up
    mount -t proc proc ${root}/proc
    ${from === 'here' ? `mount --rbind /dev ${root}/dev` : ''}
    mkdir -p ${root}/dev/shm && mount -t tmpfs tmpfs ${root}/dev/shm
    mkdir -p ${cache} ${root}/root/.npm && mount --bind ${cache} ${root}/root/.npm
    echo ready
    exec sleep infinity`;
  const holder = spawn(
    'unshare',
    ['--mount', '--net', '--pid', '--fork', '--kill-child', 'sh', '-euc', setup],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((ready) => holder.stdout.once('data', ready));
  const children = readFileSync(`/proc/${holder.pid}/task/${holder.pid}/children`, 'utf8');
  const first = children.trim().split(' ')[0] ?? '';

  return {
    root,
    run: (command, { internet = false } = {}) =>
      execFileSync(
        'nsenter',
        [
          `--target=${first}`,
          '--mount',
          '--pid',
          ...(internet ? [] : ['--net']),
          ...['chroot', root, 'sh', '-euc', command],
        ],
        { env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
      ),
    inItsNetwork: (...command) => ['nsenter', [`--target=${first}`, '--net', ...command]],
    addProject: () => {
      const options = { cwd: project, maxBuffer: 2 ** 28 };
      const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], options);
      const target = join(root, 'opt/website');
      mkdirSync(target, { recursive: true });
      const archive = execFileSync('tar', ['-c', '--null', '-T', '-', '--ignore-failed-read'], {
        ...options,
        input: files,
      });
      execFileSync('tar', ['-x', '-C', target, '--no-same-owner'], { input: archive });
    },
    addNode: () => {
      const npm = '/opt/node/lib/node_modules/npm';
      const { npm_execpath: ownNpm = '' } = process.env;
      cpSync(process.execPath, join(root, 'opt/node/bin/node'));
      cpSync(resolve(ownNpm, '../..'), join(root, npm), { recursive: true });
      execFileSync('ln', ['-sf', `${npm}/bin/npm-cli.js`, join(root, 'opt/node/bin/npm')]);
      for (const program of ['node', 'npm']) {
        const link = join(root, 'usr/local/bin', program);
        execFileSync('ln', ['-sf', `/opt/node/bin/${program}`, link]);
      }
    },
    remove: async () => {
      holder.kill('SIGKILL');
      await wait(500);
      execFileSync('umount', ['--recursive', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
