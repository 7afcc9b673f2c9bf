import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownParts } from '../nginx-config.ts';
import { checkBuild } from './build-check.ts';
import { addAssets, assetsFolder, copyBuild, filesIn } from './copy-build.ts';
import { withLock } from './lock.ts';
import {
  clean,
  currentId,
  draft,
  finishDraft,
  partsOf,
  type Release,
  readReleases,
  remove,
  settle,
  siteOf,
  writeRecord,
} from './records.ts';
import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';
import { switchTo } from './switch-nginx.ts';

export interface Keeping {
  now: Date;
  /** How long a visitor who has a page open still gets its assets. */
  keepDays: number;
}

/** How many earlier releases stay, however old they are, so that one can roll back. */
const keptForRollback = 2;

const isRecent = ({ superseded }: Release, { now, keepDays }: Keeping) =>
  !superseded || Date.parse(superseded) > now.getTime() - keepDays * 24 * 60 * 60 * 1000;

const idOf = (stamp: number) =>
  new Date(stamp * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');

/**
 * A release gets the assets of the recent ones, for visitors who still hold their pages. They get
 * its assets too: for a moment, an old worker of nginx may be asked for what a new page needs.
 */
function exchangeAssets(home: string, release: Release, others: Release[], keeping: Keeping) {
  for (const other of others.filter((each) => isRecent(each, keeping))) {
    addAssets(siteOf(home, other.id), siteOf(home, release.id), other.assets);
    addAssets(siteOf(home, release.id), siteOf(home, other.id), release.assets);
  }
}

function expire(home: string, keeping: Keeping): void {
  const earlier = readReleases(home).filter(({ id }) => id !== currentId(home));
  for (const release of earlier.slice(0, -keptForRollback)) {
    if (!isRecent(release, keeping)) remove(home, release.id);
  }
}

/** Makes a built folder a release, and switches to it. */
export function publish(settings: Settings, folder: string, keeping: Keeping): Promise<string> {
  const { home } = settings;
  const { now } = keeping;
  const build = resolve(folder);
  return withLock(home, async () => {
    checkBuild(build);
    clean(home);
    const releases = settle(home, now);
    const current = currentId(home);
    // Later than every release before, also if two come in one second or the clock was set back.
    const second = Math.floor(now.getTime() / 1000);
    const stamp = Math.max(second, (releases.at(-1)?.stamp ?? 0) + 1);
    const id = idOf(stamp);

    copyBuild(build, siteOf(home, draft), current && siteOf(home, current), stamp);
    cpSync(ownParts, partsOf(home, draft), { recursive: true });
    const release = { id, stamp, assets: filesIn(join(build, assetsFolder)) };
    writeRecord(home, draft, release);
    finishDraft(home, id);
    try {
      exchangeAssets(home, release, releases, keeping);
      await switchTo(settings, id);
    } catch (error) {
      remove(home, id);
      throw error;
    }
    settle(home, now);
    expire(home, keeping);
    return id;
  });
}

/** Switches to an earlier release: to the one before the current one, or to the one named. */
export function rollback(
  settings: Settings,
  wanted: string | undefined,
  keeping: Keeping,
): Promise<string> {
  const { home } = settings;
  return withLock(home, async () => {
    clean(home);
    const releases = settle(home, keeping.now);
    const current = currentId(home);
    const position = releases.findIndex(({ id }) => id === current);
    const target = wanted ? releases.find(({ id }) => id === wanted) : releases[position - 1];
    if (!target)
      throw new Refusal(wanted ? `There is no release ${wanted}.` : 'There is no earlier release.');
    if (target.id === current) throw new Refusal(`${wanted} is the current release.`);
    exchangeAssets(home, target, releases, keeping);
    await switchTo(settings, target.id);
    settle(home, keeping.now);
    return target.id;
  });
}
