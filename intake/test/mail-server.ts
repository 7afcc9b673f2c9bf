import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** An email as the server has received it. */
export interface ReceivedEmail {
  from: string;
  to: string[];
  /** Headers and body. */
  source: string;
}

export interface MailServer {
  url: string;
  received: ReceivedEmail[];
  stop: () => Promise<void>;
}

/** A real SMTP server on this machine that keeps what it receives. 0 means any free port. */
export async function startMailServer(wanted = 0): Promise<MailServer> {
  const received: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      text(stream).then((source) => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source,
        });
        done();
      }, done);
    },
  });
  await new Promise<void>((ready) => server.listen(wanted, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((closed) => server.close(closed)),
  };
}
