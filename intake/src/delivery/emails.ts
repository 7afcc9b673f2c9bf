/* The words of each email. mail.ts sends them. */
import type { ContactMessage } from '@website/form-contract';
import { contactEmail } from '@website/form-contract/email';
import { fill } from '@website/form-contract/fill';
import { sortFairly } from '../fair-order.ts';
import type { Failure } from '../store/deliveries.ts';
import { referenceOf, type StoredMessage } from '../store/messages.ts';
import type { Words } from '../words.ts';

export interface Email {
  subject: string;
  text: string;
  attachments?: { filename: string; content: string; contentType: string }[];
}

/** More suspect messages than this make an email long, so the rest comes as a file. */
const mostInText = 49;

/**
 * Text for a header, without what makes an address or an encoded word (RFC 2047): a mail program would
 * show something else. The body has the name as written.
 */
export const headerText = (text: string) => text.replaceAll(/[@<>()[\]\\,;:"=?]+/g, ' ').trim();

/** Without SMTPUTF8, a mail server rejects a non-ASCII local part, and the owner must get the email. */
export const canReply = ({ fields }: StoredMessage) => /^[\x21-\x7e]+@/.test(fields.email);

/** Formats times in the time zone of the server. To create it takes milliseconds. */
const createTimeFormat = ({ locale }: Words) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long' });

/** Applies a function to every text that a visitor has written. */
const mapFields = (fields: ContactMessage, change: (text: string, name: string) => string) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, change(text, name)]),
  ) as unknown as ContactMessage;

/** What the visitor has written comes last, so that nothing in it can pass for a line of ours. */
export function writeOwnerEmail(message: StoredMessage, words: Words): Email {
  const { email, forms, intake } = words;
  const { body } = contactEmail(message.fields, email.inquiry, forms.labels);
  const { subject } = contactEmail(
    mapFields(message.fields, headerText),
    email.inquiry,
    forms.labels,
  );
  const lines = [
    canReply(message) ? intake.owner.reply : intake.owner.noReply,
    fill(intake.owner.reference, { reference: referenceOf(message.id) }),
    fill(intake.owner.received, { time: createTimeFormat(words).format(message.receivedAt) }),
    '',
    body,
  ];
  return { subject, text: lines.join('\n') };
}

/** So that no mail program makes a link of what a robot has written: "hxxps://evil[.]example". */
const removeLinks = (text: string) =>
  text
    .replaceAll(/http(?=s?:)/gi, 'hxxp')
    .replaceAll(/(?<=[\p{L}\p{N}_-])[.。．｡](?=\p{L})/gu, '[.]');

/** A suspect message in full. Marked as quoted, nothing of it can pass for a line of ours. */
function writeSuspect(message: StoredMessage, received: string, words: Words): string {
  const { email, forms, intake } = words;
  const fields = mapFields(message.fields, (text, name) =>
    name === 'email' ? text : removeLinks(text),
  );
  const { body } = contactEmail(fields, email.inquiry, forms.labels);
  const why = message.suspicion ? intake.suspects.why[message.suspicion] : '';
  return [
    fill(intake.owner.reference, { reference: referenceOf(message.id) }),
    fill(intake.owner.received, { time: received }),
    fill(intake.suspects.because, { why }),
    ...body.split('\n').map((line) => `> ${line}`.trimEnd()),
  ].join('\n');
}

/** All suspect messages of the last while, in fair order. */
export function writeBundleEmail(messages: readonly StoredMessage[], words: Words): Email {
  const { suspects } = words.intake;
  const times = createTimeFormat(words);
  const texts = sortFairly(messages).map((message) =>
    writeSuspect(message, times.format(message.receivedAt), words),
  );
  const shown = texts.slice(0, mostInText);
  const attached = texts.slice(mostInText);
  const figures = { shown: shown.length, count: attached.length };
  const intro =
    attached.length > 0 ? [suspects.intro, fill(suspects.attached, figures)] : [suspects.intro];
  return {
    subject: fill(suspects.subject, { count: messages.length }),
    text: [...intro, ...shown].join('\n\n'),
    ...(attached.length > 0 && {
      attachments: [
        {
          filename: suspects.file,
          content: attached.join('\n\n'),
          contentType: 'text/plain; charset=utf-8',
        },
      ],
    }),
  };
}

/** What was given up. Codes only: an answer of a mail server can have anything in it. */
export function writeFailuresEmail(failures: readonly Failure[], words: Words): Email {
  const { failures: labels } = words.intake;
  const lines = failures.map(({ channel, message, error }) =>
    fill(labels.line, {
      reference: message === null ? '–' : referenceOf(message),
      channel: labels.channels[channel],
      error,
    }),
  );
  return {
    subject: fill(labels.subject, { count: failures.length }),
    text: [labels.intro, '', ...lines].join('\n'),
  };
}

/** Has nothing that the visitor has written: the address may be someone else's. */
export function writeVisitorEmail({ id }: StoredMessage, company: string, words: Words): Email {
  const { visitor } = words.intake;
  const { heading = '', steps = [], lines = [] } = words.nextSteps ?? {};
  return {
    subject: fill(visitor.subject, { company }),
    text: [
      fill(visitor.thanks, { reference: referenceOf(id) }),
      visitor.answer,
      ...(heading ? [[heading, ...steps.map((step) => `- ${step}`)].join('\n')] : []),
      ...lines,
      visitor.mistake,
    ].join('\n\n'),
  };
}

export function writeConfirmationEmail(
  links: { confirm: string; leave: string },
  company: string,
  words: Words,
): Email {
  const { confirmation } = words.intake;
  return {
    subject: fill(confirmation.subject, { company }),
    text: [
      confirmation.confirm,
      links.confirm,
      '',
      confirmation.mistake,
      '',
      fill(confirmation.leave, { link: links.leave }),
    ].join('\n'),
  };
}
