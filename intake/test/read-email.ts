import type { ReceivedEmail } from './mail-server.ts';

/** The body of an email. */
export const textOf = ({ source }: ReceivedEmail) =>
  source.split('\r\n\r\n').slice(1).join('\n\n').replaceAll('\r\n', '\n');

/** What a mail program would make a link of. */
export const linksIn = (email: ReceivedEmail) =>
  textOf(email).match(/(?:https?:\/\/|www\.)[^\s<>]+/gi) ?? [];

/** The subject as its reader sees it. */
export function subjectOf({ source }: ReceivedEmail): string {
  const [head = ''] = source.split('\r\n\r\n');
  const [, subject = ''] = /^Subject: (.*)/m.exec(head.replaceAll(/\r\n[ \t]/g, ' ')) ?? [];
  return subject
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind, code) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(code, 'base64').toString()
        : decodeURIComponent(code.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
    );
}
