import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** An email as the server has received it. */
export interface ReceivedEmail {
  from: string;
  to: string[];
  /** The headers as they came, and the body as its reader sees it. */
  source: string;
}

/** Decodes the body, or each part of it. */
function readable(source: string): string {
  const [head = '', ...bodyParts] = source.split('\r\n\r\n');
  const body = bodyParts.join('\r\n\r\n');
  const [, boundary] = /^Content-Type: multipart\/.*boundary="(.+)"/im.exec(head) ?? [];
  if (boundary) {
    const bodyParts = body.split(`--${boundary}`).map((part) => readable(part.trimStart()));
    return [head, ...bodyParts].join('\r\n\r\n');
  }
  if (/^Content-Transfer-Encoding: base64/im.test(head)) {
    return `${head}\r\n\r\n${Buffer.from(body, 'base64')}`;
  }
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(head)) return source;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return `${head}\r\n\r\n${Buffer.from(bytes, 'latin1')}`;
}

/** What a mail server can do to an email. */
export type MailFault =
  | 'none'
  | 'slow'
  | 'try later'
  | 'refused'
  | 'closed after data'
  | 'reset during data'
  /** Takes connections, and says nothing. */
  | 'frozen';

export interface MailServer {
  url: string;
  received: ReceivedEmail[];
  /** The emails that have all of these words. */
  having: (...words: string[]) => ReceivedEmail[];
  /** The first of them, once it is there. */
  arrived: (...words: string[]) => Promise<ReceivedEmail>;
  fault: MailFault;
  stop: () => Promise<void>;
}

const refusals: Partial<Record<MailFault, number>> = { 'try later': 451, refused: 550 };

/** A real SMTP server on this machine that keeps what it receives, and can misbehave. */
export async function startMailServer(wantedPort = 0): Promise<MailServer> {
  const received: ReceivedEmail[] = [];

  function keep(session: SMTPServerSession, source: string): void {
    const { mailFrom, rcptTo } = session.envelope;
    received.push({
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
      source: readable(source),
    });
  }

  function socketOf(session: SMTPServerSession): Socket | undefined {
    const connections = [...server.connections] as unknown as { id: string; _socket: Socket }[];
    return connections.find(({ id }) => id === session.id)?._socket;
  }

  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      if (mail.fault !== 'frozen') done();
    },
    onMailFrom: (_address, _session, done) => {
      setTimeout(done, mail.fault === 'slow' ? 3000 : 0);
    },
    onRcptTo: (_address, _session, done) => {
      const responseCode = refusals[mail.fault];
      done(responseCode ? Object.assign(new Error('Not now.'), { responseCode }) : undefined);
    },
    onData: (stream, session, done) => {
      if (mail.fault === 'reset during data') return void socketOf(session)?.resetAndDestroy();
      text(stream).then((source) => {
        keep(session, source);
        // It has the email, but the sender will never know.
        if (mail.fault === 'closed after data') socketOf(session)?.destroy();
        else done();
      }, done);
    },
  });
  // A sender may go away in the middle of a sentence.
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(wantedPort, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    having: (...words) =>
      received.filter(({ source }) => words.every((word) => source.includes(word))),
    arrived: async (...words) => {
      for (let tries = 0; tries < 600; tries++) {
        const [email] = mail.having(...words);
        if (email) return email;
        await wait(100);
      }
      throw new Error(`No email has "${words.join('" and "')}".`);
    },
    fault: 'none',
    stop: () => new Promise((closed) => server.close(closed)),
  };
  return mail;
}
