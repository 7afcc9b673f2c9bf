/** Publishes the site on the server that this runs on. See docs/deploy.md. */
import { parseArgs } from 'node:util';
import { publish, rollback } from './release/publish.ts';
import { currentId, readReleases } from './release/records.ts';
import { Refusal } from './release/refusal.ts';
import { readSettings } from './release/settings.ts';

const usage = `Use:
  node deploy/release.ts publish <folder>   makes a built folder the current release
  node deploy/release.ts rollback           goes back to the release before the current one
  node deploy/release.ts rollback <id>      switches to any release that is still here
  node deploy/release.ts list               shows them

  --home /srv/site   the folder with settings.json, where the releases are kept
  --keep-days 30     how long the assets of an earlier release stay`;

function list(home: string): string {
  const current = currentId(home);
  return readReleases(home)
    .map(({ id, published = 'never', superseded }) => {
      const until = id === current ? 'current' : `until ${superseded}`;
      return `${id}  published ${published}  ${until}`;
    })
    .join('\n');
}

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      home: { type: 'string', default: '/srv/site' },
      'keep-days': { type: 'string', default: '30' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return usage;
  const [command, subject, ...rest] = positionals;
  const keepDays = Number(values['keep-days']);
  if (rest.length > 0 || !(keepDays >= 0)) throw new Refusal(usage);
  const settings = readSettings(values.home);
  const keeping = { now: new Date(), keepDays };
  if (command === 'publish' && subject) {
    return `${await publish(settings, subject, keeping)} is the current release.`;
  }
  if (command === 'rollback') {
    return `${await rollback(settings, subject, keeping)} is the current release.`;
  }
  if (command === 'list' && !subject) return list(settings.home);
  throw new Refusal(usage);
}

// The workers of nginx are another user, who has to enter the folders.
process.umask(0o022);
try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
