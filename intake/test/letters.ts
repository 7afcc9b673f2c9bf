import type { ReceivedEmail } from './mail-server.ts';

/** The body of an email. */
export const textOf = ({ source }: ReceivedEmail) =>
  source.split('\r\n\r\n').slice(1).join('\n\n').replaceAll('\r\n', '\n');

/** What a mail program would make a link of. */
export const linksIn = (email: ReceivedEmail) =>
  textOf(email).match(/(?:https?:\/\/|www\.)[^\s<>]+/gi) ?? [];
