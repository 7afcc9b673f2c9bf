/** Publishes the site on the server that this runs on. See docs/deploy.md. */
import { parseArgs } from 'node:util';
import { publish, releasesOf, replacedAt, rollback } from './release/publish.ts';
import { Refusal, readSettings } from './release/settings.ts';
import { currentId } from './release/switch-nginx.ts';

const usage = `Use:
  node deploy/release.ts publish <folder>   makes a built folder the current release
  node deploy/release.ts rollback           goes back to the release before the current one
  node deploy/release.ts rollback <id>      switches to any release that is still here
  node deploy/release.ts list               shows them

  --home /srv/site   the folder with settings.json, where the releases are kept
  --keep-days 30     how long the assets of an earlier release stay`;

function list(home: string): string {
  const state = (id: string) => {
    if (id === currentId(home)) return 'current';
    const replaced = replacedAt(home, id);
    return replaced === 0 ? 'never current' : `until ${new Date(replaced).toISOString()}`;
  };
  return releasesOf(home)
    .map((id) => `${id}  ${state(id)}`)
    .join('\n');
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        home: { type: 'string', default: '/srv/site' },
        'keep-days': { type: 'string', default: '30' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`);
  }
}

async function run(): Promise<string> {
  const { values, positionals } = readArguments();
  const [command, subject, ...rest] = positionals;
  if (values.help || command === undefined) return usage;
  const keepDays = Number(values['keep-days']);
  if (rest.length > 0 || !(keepDays >= 0)) throw new Refusal(usage);
  const settings = readSettings(values.home);
  if (command === 'publish' && subject) {
    return `${await publish(settings, subject, keepDays)} is the current release.`;
  }
  if (command === 'rollback') {
    return `${await rollback(settings, subject)} is the current release.`;
  }
  if (command === 'list' && !subject) return list(settings.home);
  throw new Refusal(usage);
}

// nginx's workers run as another user.
process.umask(0o022);
try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
