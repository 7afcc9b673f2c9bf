import type { ReceivedEmail } from './mail-server.ts';

/** The body of an email. */
export const readText = ({ source }: ReceivedEmail) =>
  source.split('\r\n\r\n').slice(1).join('\n\n').replaceAll('\r\n', '\n');

/** The parts of the text that a mail program would show as links. */
export const findLinks = (email: ReceivedEmail) =>
  readText(email).match(/(?:https?:\/\/|www\.)[^\s<>]+/gi) ?? [];

/** The subject as its reader sees it. */
export function readSubject({ source }: ReceivedEmail): string {
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
