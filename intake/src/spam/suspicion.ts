/** Why a message is held until a person has looked at it. */
export type Suspicion = 'trap' | 'limit' | 'elsewhere' | 'links';

export interface Signs {
  /** The honeypot field is filled. */
  isTrapFilled: boolean;
  /** The IP address is over its soft limit. */
  isOverLimit: boolean;
  /** Sec-Fetch-Site says cross-site. */
  isFromElsewhere: boolean;
  /** It came with a valid proof of work. */
  hasProof: boolean;
  /** Everything that was written. */
  text: string;
}

const manyLinks = 3;
const link = /https?:\/\/(?:www\.)?|\bwww\./gi;

/**
 * The first rule that applies. A missing proof alone is not suspect: the visitor may have no script, or
 * may have left the page at once.
 */
export function suspicionOf(signs: Signs): Suspicion | undefined {
  if (signs.isTrapFilled) return 'trap';
  if (signs.isOverLimit) return 'limit';
  if (signs.isFromElsewhere) return 'elsewhere';
  if (signs.hasProof) return undefined;
  const links = signs.text.match(link)?.length ?? 0;
  return links >= manyLinks ? 'links' : undefined;
}
