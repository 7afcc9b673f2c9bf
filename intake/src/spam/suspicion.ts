/** Why a message is held until a person has looked at it. */
export type Suspicion = 'trap' | 'limit' | 'elsewhere' | 'links';

/** What the rules look at. */
export interface Signs {
  /** The field that no visitor can see has something in it. */
  isTrapFilled: boolean;
  /** The sender's address has sent many messages lately. */
  isOverLimit: boolean;
  /** The browser says that a page of another site has sent it. */
  isFromElsewhere: boolean;
  /** It came with a valid proof of work. */
  hasProof: boolean;
  /** Everything that was written. */
  text: string;
}

const manyLinks = 3;
const link = /https?:\/\/(?:www\.)?|\bwww\./gi;

/**
 * The first rule that applies. To have no proof is no reason by itself: it may be a visitor without
 * script, or one who has left the page at once.
 */
export function suspicionOf(signs: Signs): Suspicion | undefined {
  if (signs.isTrapFilled) return 'trap';
  if (signs.isOverLimit) return 'limit';
  if (signs.isFromElsewhere) return 'elsewhere';
  if (signs.hasProof) return undefined;
  const links = signs.text.match(link)?.length ?? 0;
  return links >= manyLinks ? 'links' : undefined;
}
