import type { ContactMessage } from '@website/form-contract';
import { contactEmail } from '@website/form-contract/email';
import { fill } from '@website/form-contract/fill';
import type { Answers } from '../database/answers.ts';
import type { Told } from '../database/notices.ts';
import type { Waiting } from '../database/status.ts';
import { linkDays } from '../http/owner-links.ts';
import { referenceOf } from '../http/reference.ts';
import type { Words } from '../words.ts';

/** How much of a message an email shows, and its page before someone opens the message. */
export const mostText = { email: 300, page: 100 };

/** What a stranger has written, so that no mail program makes a link of it: "hxxps://evil[.]example". */
const harmless = (text: string) =>
  text
    .replaceAll(/http(?=s?:)/gi, 'hxxp')
    .replaceAll(/(?<=[\p{L}\p{N}_-])[.。．｡](?=\p{L})/gu, '[.]');

function startOf(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : text;
}

/** A held message on one line. */
export const heldTitle = ({ id, fields: { email, details = '' } }: Told) =>
  `${referenceOf(id)}, ${email}: ${harmless(startOf(details, mostText.page))}`;

/** A held message: two lines of ours, and the lines of the visitor. */
export function heldLines(told: Told, { email, forms, intake }: Words, most = Infinity) {
  const { details = '', ...fields } = told.fields;
  const all = { ...fields, details: startOf(details, most) };
  const safe = Object.entries(all).map(([name, text]) => [
    name,
    name === 'email' ? text : harmless(text),
  ]);
  const message = Object.fromEntries(safe) as unknown as ContactMessage;
  const why = intake.held.why[told.suspicion as keyof typeof intake.held.why];
  return {
    ours: [
      fill(intake.owner.reference, { reference: referenceOf(told.id) }),
      fill(intake.held.because, { why: why ?? told.suspicion }),
    ],
    theirs: contactEmail(message, email.inquiry, forms.labels).body.split('\n'),
  };
}

/** The digest of what is held. Marked as quoted, nothing of a visitor can pass for a line of ours. */
export function digestEmail(
  told: readonly Told[],
  link: string,
  { unseen, stopped, inTime, due }: Answers & { unseen: number } & Pick<Waiting, 'stopped'>,
  words: Words,
) {
  const { held, answered } = words.intake;
  const messages = told.flatMap((message) => {
    const { ours, theirs } = heldLines(message, words, mostText.email);
    return ['', ...ours, ...theirs.map((line) => `> ${line}`.trimEnd())];
  });
  const lines = [
    held.intro,
    link,
    fill(held.link, { days: linkDays }),
    '',
    fill(held.shown, { count: unseen, shown: told.length }),
    ...(stopped > 0 ? [fill(held.stopped, { count: stopped })] : []),
    ...(due > 0 ? [fill(answered.share, { count: inTime, total: due })] : []),
    ...messages,
  ];
  return { subject: fill(held.subject, { count: unseen }), text: lines.join('\n') };
}

/** The reminder of what is not answered, each with its link. */
export function reminderEmail(
  told: readonly (Told & { link: string; until: string })[],
  { email, forms, intake }: Words,
) {
  const { reminder, owner } = intake;
  const messages = told.flatMap(({ id, fields, link, until }) => [
    '',
    fill(owner.reference, { reference: referenceOf(id) }),
    `> ${harmless(contactEmail(fields as unknown as ContactMessage, email.inquiry, forms.labels).subject)}`,
    fill(owner.due, { time: until }),
    fill(owner.answered, { link }),
  ]);
  return {
    subject: fill(reminder.subject, { count: told.length }),
    text: [reminder.intro, ...messages].join('\n'),
  };
}
