import type { ReceivedEmail } from './mail-server.ts';

/** The body of an email as its reader sees it. */
export function textOf({ source }: ReceivedEmail): string {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const text = body.join('\n\n').replaceAll('\r\n', '\n');
  if (/^Content-Transfer-Encoding: base64/im.test(head))
    return Buffer.from(text, 'base64').toString();
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(head)) return text;
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** What a mail program would make a link of. */
export const linksIn = (email: ReceivedEmail) =>
  textOf(email).match(/(?:https?:\/\/|www\.)[^\s<>]+/gi) ?? [];
