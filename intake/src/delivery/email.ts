import type { ContactMessage } from '@website/form-contract';
import { contactEmail } from '@website/form-contract/email';
import { fill } from '@website/form-contract/fill';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Channel } from '../database/accept.ts';
import { claimAcknowledgement } from '../database/acknowledgements.ts';
import { readAnswers } from '../database/answers.ts';
import type { Database } from '../database/database.ts';
import type { StoredMessage } from '../database/deliveries.ts';
import { heldOf, limitsReached, readHeld, unansweredOf } from '../database/notices.ts';
import { readWaiting } from '../database/status.ts';
import { claimStrangerMail } from '../database/strangers.ts';
import { findSubscriber } from '../database/subscribers.ts';
import { readNextSteps } from '../http/answer-page.ts';
import { newsletterPaths } from '../http/newsletter.ts';
import { type OwnerLinks, ownerPaths } from '../http/owner-links.ts';
import { referenceOf } from '../http/reference.ts';
import type { Words } from '../words.ts';
import type { Courier } from './deliver.ts';
import { digestEmail, reminderEmail } from './held.ts';

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Text for a header, without what makes an address or an encoded word (RFC 2047): a mail program would
 * show something else. The body has the name as written.
 */
const headerText = (text: string) => text.replaceAll(/[@<>()[\]\\,;:"=?]+/g, ' ').trim();

/** Without SMTPUTF8, a mail server rejects a non-ASCII local part, and the owner must get the email. */
const canReply = ({ fields }: StoredMessage) => /^[\x21-\x7e]+@/.test(fields.email ?? '');

/** What the visitor has written comes last, so that nothing in it can pass for a line of ours. */
function ownerEmail(
  message: StoredMessage,
  { link, inWords }: { link: string; inWords: (time: Date) => string },
  { email, forms, intake }: Words,
) {
  const { id, fields, receivedAt, earlier, dueAt } = message;
  const compose = (parts: object) =>
    contactEmail(parts as ContactMessage, email.inquiry, forms.labels);
  const { body } = compose(fields);
  const safe = Object.entries(fields).map(([name, text]) => [name, headerText(text)]);
  const { subject } = compose(Object.fromEntries(safe));
  const lines = [
    canReply(message) ? intake.owner.reply : intake.owner.noReply,
    fill(intake.owner.reference, { reference: referenceOf(id) }),
    fill(intake.owner.received, { time: inWords(receivedAt) }),
    ...(earlier
      ? [
          fill(intake.owner.earlier, {
            time: inWords(new Date(earlier.receivedAt)),
            reference: referenceOf(earlier.id),
          }),
        ]
      : []),
    ...(dueAt ? [fill(intake.owner.due, { time: inWords(dueAt) })] : []),
    fill(intake.owner.answered, { link }),
    '',
    body,
  ];
  return { subject, text: lines.join('\n') };
}

/** Sends email through the configured server. */
export function openMail(config: Config, database: Database, words: Words, links: OwnerLinks) {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, PUBLIC_URL, COMPANY, DELIVERIES_AT_A_TIME } = config;
  const { EMAILS_TO_STRANGERS_PER_HOUR } = config;
  const next = readNextSteps(config.ANSWER_PAGE);
  const transport = nodemailer.createTransport({
    url: SMTP_URL,
    ...patience,
    // One connection sends many emails.
    pool: true,
    maxConnections: DELIVERIES_AT_A_TIME,
    // No message can make nodemailer read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(PUBLIC_URL);
  const company = { company: COMPANY };
  const link = (path: string, token: string) =>
    `${PUBLIC_URL.replace(/\/$/, '')}${path}?token=${token}`;

  const send = async (message: StoredMessage, channel: Channel, email: SendMailOptions) => {
    await transport.sendMail({
      from: { name: COMPANY, address: MAIL_FROM },
      // The same for each retry, so that mail programs recognize a duplicate.
      messageId: `<${message.id}.${channel}@${hostname}>`,
      // RFC 3834: no vacation responder answers.
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...email,
    });
  };

  /** In the time zone of the company. */
  const clock = new Intl.DateTimeFormat(words.locale, {
    ...({ dateStyle: 'full', timeStyle: 'long' } as const),
    timeZone: config.BUSINESS_HOURS?.zone ?? 'UTC',
  });
  const inWords = (time: Date) => clock.format(time);
  const answeredLink = async ({ id, receivedAt }: { id: string; receivedAt: Date }) =>
    link(ownerPaths.answered, await links.sign('answered', id, receivedAt));

  const owner: Courier = async (message) =>
    send(message, 'owner', {
      to: MAIL_TO,
      ...(canReply(message) && {
        replyTo: {
          name: headerText(`${message.fields.firstName} ${message.fields.lastName}`),
          address: message.fields.email ?? '',
        },
      }),
      ...ownerEmail(message, { link: await answeredLink(message), inWords }, words),
      headers: {},
    });

  const digest: Courier = async (message) => {
    const held = await heldOf(database, message.id);
    const shown = held.filter(({ isTold }) => isTold).map(({ id }) => id);
    if (shown.length === 0) return false;
    const unseen = held.filter(({ isSeen }) => !isSeen).length;
    const token = await links.sign('held', message.id, message.receivedAt);
    const { stopped } = await readWaiting(database);
    const figures = { unseen, stopped, ...(await readAnswers(database)) };
    return send(message, 'digest', {
      to: MAIL_TO,
      ...digestEmail(await readHeld(database, shown), link(ownerPaths.held, token), figures, words),
    });
  };

  const alarm: Courier = async (message) => {
    const reached = await limitsReached(database, config);
    if (reached.length === 0) return false;
    const token = await links.sign('held', message.id, message.receivedAt);
    return send(message, 'alarm', {
      to: MAIL_TO,
      subject: words.intake.alarm.subject,
      text: reached
        .map((limit) => fill(words.intake.alarm[limit], { link: link(ownerPaths.held, token) }))
        .join('\n\n'),
    });
  };

  const reminder: Courier = async (message) => {
    const told = await unansweredOf(database, message.id);
    if (told.length === 0) return false;
    const withLinks = told.map(async (one) => ({
      ...one,
      link: await answeredLink(one),
      until: one.dueAt ? inWords(one.dueAt) : '',
    }));
    return send(message, 'reminder', {
      to: MAIL_TO,
      ...reminderEmail(await Promise.all(withLinks), words),
    });
  };

  const { visitor: toVisitor, confirmation: toConfirm } = words.intake;
  const visitor: Courier = async (message) => {
    // In transactions of their own: others who write under the same address do not wait for the email.
    if (!(await claimAcknowledgement(database, message.id))) return false;
    const isRetry = message.attempts > 1;
    if (!isRetry && !(await claimStrangerMail(database, EMAILS_TO_STRANGERS_PER_HOUR)))
      return false;
    return send(message, 'visitor', {
      to: message.fields.email,
      replyTo: MAIL_TO,
      subject: fill(toVisitor.subject, company),
      // Nothing that the visitor has written: the address may be someone else's.
      text: [
        fill(toVisitor.thanks, { reference: referenceOf(message.id) }),
        toVisitor.answer,
        ...(next ? [next] : []),
        toVisitor.mistake,
      ].join('\n\n'),
    });
  };

  const confirmation: Courier = async (message) => {
    const { email = '' } = message.fields;
    const subscriber = await findSubscriber(database, email, message.id);
    if (!subscriber) return false;
    const { token, isConfirmed } = subscriber;
    const leave = link(newsletterPaths.unsubscribe, token);
    const text = isConfirmed
      ? [toConfirm.again]
      : [toConfirm.confirm, link(newsletterPaths.confirm, token), '', toConfirm.mistake];
    return send(message, 'confirmation', {
      to: email,
      subject: fill(isConfirmed ? toConfirm.subjectAgain : toConfirm.subject, company),
      text: [...text, '', fill(toConfirm.leave, { link: leave })].join('\n'),
      headers: {
        'Auto-Submitted': 'auto-generated',
        // RFC 8058: a mail program can take someone off the list with one click.
        'List-Unsubscribe': `<${leave}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  };
  return {
    couriers: { owner, visitor, confirmation, digest, reminder, alarm },
    close: () => transport.close(),
  };
}
