/* The words of each email. mail.ts sends them. */
import type { ContactMessage } from '@website/form-contract';
import { writeContactEmail } from '@website/form-contract/email';
import { fill } from '@website/form-contract/fill';
import { sortFairly } from '../fair-order.ts';
import type { Failure } from '../store/deliveries.ts';
import { formatReference, type StoredMessage } from '../store/messages.ts';
import type { Words } from '../words.ts';

export interface Email {
  subject: string;
  text: string;
  attachments?: { filename: string; content: string; contentType: string }[];
}

/** The most suspect messages in the text of an email. The others are attached as a file. */
const maxInText = 49;

/**
 * Removes from a header what a mail program would read as an address or an encoded word (RFC 2047). The body
 * has the name as written.
 */
export const cleanHeaderText = (text: string) =>
  text.replaceAll(/[@<>()[\]\\,;:"=?]+/g, ' ').trim();

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

/** What the visitor has written comes last, so that it cannot imitate one of our lines. */
export function writeOwnerEmail(message: StoredMessage, words: Words): Email {
  const { email, forms, intake } = words;
  const { body } = writeContactEmail(message.fields, email.inquiry, forms.labels);
  const { subject } = writeContactEmail(
    mapFields(message.fields, cleanHeaderText),
    email.inquiry,
    forms.labels,
  );
  const lines = [
    canReply(message) ? intake.owner.reply : intake.owner.noReply,
    fill(intake.owner.reference, { reference: formatReference(message.id) }),
    fill(intake.owner.received, { time: createTimeFormat(words).format(message.receivedAt) }),
    '',
    body,
  ];
  return { subject, text: lines.join('\n') };
}

/** Keeps mail programs from making links of what a robot has written: "hxxps://evil[.]example". */
const removeLinks = (text: string) =>
  text
    .replaceAll(/http(?=s?:)/gi, 'hxxp')
    .replaceAll(/(?<=[\p{L}\p{N}_-])[.。．｡](?=\p{L})/gu, '[.]');

/** A suspect message in full. It is quoted, so that it cannot imitate one of our lines. */
function writeSuspect(message: StoredMessage, received: string, words: Words): string {
  const { email, forms, intake } = words;
  const fields = mapFields(message.fields, (text, name) =>
    name === 'email' ? text : removeLinks(text),
  );
  const { body } = writeContactEmail(fields, email.inquiry, forms.labels);
  const reason = message.suspicion ? intake.suspects.why[message.suspicion] : '';
  return [
    fill(intake.owner.reference, { reference: formatReference(message.id) }),
    fill(intake.owner.received, { time: received }),
    fill(intake.suspects.because, { why: reason }),
    ...body.split('\n').map((line) => `> ${line}`.trimEnd()),
  ].join('\n');
}

/** All suspect messages that were collected, in fair order. */
export function writeBundleEmail(messages: readonly StoredMessage[], words: Words): Email {
  const { suspects } = words.intake;
  const times = createTimeFormat(words);
  const texts = sortFairly(messages).map((message) =>
    writeSuspect(message, times.format(message.receivedAt), words),
  );
  const inText = texts.slice(0, maxInText);
  const attached = texts.slice(maxInText);
  const figures = { shown: inText.length, count: attached.length };
  const intro =
    attached.length > 0 ? [suspects.intro, fill(suspects.attached, figures)] : [suspects.intro];
  return {
    subject: fill(suspects.subject, { count: messages.length }),
    text: [...intro, ...inText].join('\n\n'),
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

/** The deliveries that were given up. Codes only: the answer of a mail server can contain anything. */
export function writeFailuresEmail(failures: readonly Failure[], words: Words): Email {
  const { failures: labels } = words.intake;
  const lines = failures.map(({ channel, message, error }) =>
    fill(labels.line, {
      reference: message === null ? '–' : formatReference(message),
      channel: labels.channels[channel],
      error,
    }),
  );
  return {
    subject: fill(labels.subject, { count: failures.length }),
    text: [labels.intro, '', ...lines].join('\n'),
  };
}

/** Contains nothing that the visitor has written: the address may be someone else's. */
export function writeVisitorEmail({ id }: StoredMessage, company: string, words: Words): Email {
  const { visitor } = words.intake;
  const { heading = '', steps = [], lines = [] } = words.nextSteps ?? {};
  return {
    subject: fill(visitor.subject, { company }),
    text: [
      fill(visitor.thanks, { reference: formatReference(id) }),
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
