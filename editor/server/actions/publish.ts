import type { CheckedContent } from '@website/content-model/checks/content/check-content.ts';
import {
  failOnBlockers,
  findBlockers,
} from '@website/content-model/checks/launch/launch-blockers.ts';
import { z } from 'astro/zod';
import type { LaunchItem, PublishPlan } from '../../field.ts';
import { digestOf, preview, savedZip, saveFolder, showFolder } from '../build-site.ts';
import { findLaunchItems } from '../launch-items.ts';
import { Refusal } from '../refusal.ts';
import type { Session } from '../session.ts';

/** What the launch check finds, with the field of each problem. */
export function getLaunchItems(session: Session): Promise<LaunchItem[]> {
  const { files, checked, fields, lists } = session.readContent();
  return findLaunchItems(files, checked, fields, lists);
}

/** What would be published, and what stands in the way. */
export async function planPublishing(session: Session): Promise<PublishPlan> {
  const { checked } = session.readContent();
  const [blockers, push] = await Promise.all([findBlockers(checked), session.onlineCopy.plan()]);
  const { domain } = checked.content.site;
  const obstacle =
    blockers.length === 0
      ? undefined
      : `${domain} is a real domain, and ${blockers.length} things must be done before it shows this site. “Checklist” leads to each of them.`;
  const sentences = session.history.listUnpublished();
  return { sentences, seen: digestOf(session.company), obstacle, push };
}

/** Builds the site, after the check for a launch, and shows it at another address. Returns the address. */
export async function buildPreview(session: Session): Promise<string> {
  await failOnBlockers(session.readContent().checked, []);
  return preview(session.company);
}

/** `seen` is the digest of what this person has looked at. */
export const saveSiteInput = z.strictObject({ seen: z.string() });

/** Saves the site that this person has looked at, as a folder. Returns its path. */
export async function saveSite(
  session: Session,
  { seen }: z.output<typeof saveSiteInput>,
): Promise<string> {
  const { checked } = session.readContent();
  await refuseUnseen(session, checked, seen);
  const folder = await saveFolder(session.company, seen, checked.content.site.domain);
  session.history.markPublished();
  return folder;
}

/** `tree` is what Git calls all files of the copy, as the plan has shown them. */
export const pushInput = z.strictObject({ seen: z.string(), tree: z.string() });

/** Sends what this person has looked at to the online copy. */
export async function pushSite(
  session: Session,
  { seen, tree }: z.output<typeof pushInput>,
): Promise<void> {
  const { checked } = session.readContent();
  await refuseUnseen(session, checked, seen);
  const { name, email } = checked.content.site;
  const author = { name, email: email.general };
  const sentences = session.history.listUnpublished();
  const address = await session.onlineCopy.push(tree, sentences, author);
  session.history.markPublished();
  const notice = `Published to ${address}. A host that is connected to it builds the site now.`;
  session.tell({ notice });
}

/** The saved site as one file, for whoever cannot reach the folder. */
export const readZip = (session: Session): string => savedZip(getDomain(session));

export const openFolder = (session: Session): void => showFolder(getDomain(session));

const getDomain = (session: Session) => session.readContent().checked.content.site.domain;

/** Refuses to publish what may not be public, or what this person has not looked at. */
async function refuseUnseen(
  { company }: Session,
  checked: CheckedContent,
  seen: string,
): Promise<void> {
  await failOnBlockers(checked, []);
  if (seen !== digestOf(company))
    throw new Refusal('Something else has changed since. Open “Publish” again and look at it.');
}
