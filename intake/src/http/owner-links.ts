import { createHmac, timingSafeEqual } from 'node:crypto';
import { remembered } from '../database/secrets.ts';

/** Where the links in emails to the owner lead. Each opens one thing only. */
export const ownerPaths = { held: '/held', answered: '/answered' } as const;
type Purpose = keyof typeof ownerPaths;

/** How long a link works, in days. The emails say it too. */
export const linkDays = 14;

export interface OwnerLinks {
  /** A token for the query, which no log has. The same for each retry of an email. */
  sign: (purpose: Purpose, id: string, from: Date) => Promise<string>;
  /** The id in a token, if it was signed for this purpose and has not expired. */
  open: (purpose: Purpose, token: string) => Promise<string | undefined>;
}

export function createOwnerLinks(readSecret: () => Promise<string>): OwnerLinks {
  const secret = remembered(readSecret);
  const signature = async (purpose: Purpose, id: string, end: string) =>
    createHmac('sha256', await secret())
      .update(`${purpose} ${id} ${end}`)
      .digest('base64url');
  return {
    sign: async (purpose, id, from) => {
      const end = (Math.floor(from.getTime() / 1000) + linkDays * 86_400).toString(36);
      return `${id}.${end}.${await signature(purpose, id, end)}`;
    },
    open: async (purpose, token) => {
      const [, id = '', end = '', sent = ''] =
        /^([0-9a-f-]{36})\.(\w{1,9})\.([\w-]{43})$/.exec(token) ?? [];
      if (id === '' || Number.parseInt(end, 36) * 1000 < Date.now()) return undefined;
      const right = Buffer.from(await signature(purpose, id, end));
      return timingSafeEqual(right, Buffer.from(sent)) ? id : undefined;
    },
  };
}
