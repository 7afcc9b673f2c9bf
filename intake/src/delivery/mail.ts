import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import { newsletterPaths } from '../http/newsletter.ts';
import { getErrorCode, Unavailable } from '../log.ts';
import type { Database } from '../store/database.ts';
import { type Delivery, readFailures } from '../store/deliveries.ts';
import { readBundle, readMessage } from '../store/messages.ts';
import { readSubscriber } from '../store/subscribers.ts';
import type { Words } from '../words.ts';
import {
  canReply,
  cleanHeaderText,
  writeBundleEmail,
  writeConfirmationEmail,
  writeFailuresEmail,
  writeOwnerEmail,
  writeVisitorEmail,
} from './emails.ts';
import { postToWebhook } from './webhook.ts';
import { MailServerDown, maxConcurrent } from './worker.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Keeps vacation responders from answering (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** Sends through the configured mail server, and to the webhook. */
export function createSender(config: Config, database: Database, words: Words) {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, PUBLIC_URL, COMPANY, WEBHOOK_URL, WEBHOOK_SECRET } = config;
  const transport = nodemailer.createTransport({
    url: SMTP_URL,
    ...timeouts,
    // One connection sends many emails.
    pool: true,
    maxConnections: maxConcurrent,
    // No message can make nodemailer read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(PUBLIC_URL);
  const createLink = (path: string, token: string) =>
    `${PUBLIC_URL.replace(/\/$/, '')}${path}?token=${token}`;

  async function sendMail({ id }: Delivery, email: SendMailOptions): Promise<void> {
    try {
      await transport.sendMail({
        from: { name: COMPANY, address: MAIL_FROM },
        // The same for each attempt, so that mail programs recognize a copy.
        messageId: `<${id}@${hostname}>`,
        ...email,
      });
    } catch (error) {
      const { responseCode, command } = Object(error);
      // The server has answered, so this email or its receiver is the reason.
      if (responseCode && command !== 'CONN' && !String(command).startsWith('AUTH'))
        throw new Unavailable(`SMTP_${responseCode}`);
      throw new MailServerDown(getErrorCode(error));
    }
  }

  async function sendAbout(delivery: Delivery, id: string): Promise<void> {
    const message = readMessage(database, id);
    // The message was erased a moment ago.
    if (!message) return;
    if (delivery.channel === 'webhook') {
      if (!WEBHOOK_URL || !WEBHOOK_SECRET) throw new Unavailable('NO_WEBHOOK');
      await postToWebhook(WEBHOOK_URL, WEBHOOK_SECRET, message);
    } else if (delivery.channel === 'visitor') {
      await sendMail(delivery, {
        to: message.fields.email,
        replyTo: MAIL_TO,
        headers: automatic,
        ...writeVisitorEmail(message, COMPANY, words),
      });
    } else {
      const { firstName, lastName, email } = message.fields;
      await sendMail(delivery, {
        to: MAIL_TO,
        ...(canReply(message) && {
          replyTo: { name: cleanHeaderText(`${firstName} ${lastName}`), address: email },
        }),
        ...writeOwnerEmail(message, words),
      });
    }
  }

  async function sendConfirmation(delivery: Delivery, id: string): Promise<void> {
    const subscriber = readSubscriber(database, id);
    if (!subscriber) return;
    const leave = createLink(newsletterPaths.unsubscribe, subscriber.token);
    const links = { confirm: createLink(newsletterPaths.confirm, subscriber.token), leave };
    await sendMail(delivery, {
      to: subscriber.email,
      headers: {
        ...automatic,
        // RFC 8058: a mail program can take someone off the list with one click.
        'List-Unsubscribe': `<${leave}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      ...writeConfirmationEmail(links, COMPANY, words),
    });
  }

  async function sendBundle(delivery: Delivery): Promise<void> {
    const messages = readBundle(database, delivery.id);
    if (messages.length === 0) return;
    await sendMail(delivery, {
      to: MAIL_TO,
      headers: automatic,
      ...writeBundleEmail(messages, words),
    });
  }

  async function sendFailures(delivery: Delivery): Promise<void> {
    const failures = readFailures(database, delivery.id);
    if (failures.length === 0) return;
    await sendMail(delivery, {
      to: MAIL_TO,
      headers: automatic,
      ...writeFailuresEmail(failures, words),
    });
  }

  return {
    /** Sends what the delivery is about. Throws if that fails. */
    send: async (delivery: Delivery): Promise<void> => {
      if (delivery.message !== null) await sendAbout(delivery, delivery.message);
      else if (delivery.subscriber !== null) await sendConfirmation(delivery, delivery.subscriber);
      else if (delivery.channel === 'bundle') await sendBundle(delivery);
      else await sendFailures(delivery);
    },
    close: () => transport.close(),
  };
}
