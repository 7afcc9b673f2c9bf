/** Why a message is held until a person has looked at it. */
export type Suspicion = 'trap' | 'limit' | 'elsewhere' | 'proof' | 'quick' | 'links';

/** What the rules look at. */
export interface Signs {
  /** The field that no visitor can see has something in it. */
  isTrapFilled: boolean;
  /** The sender's address has sent many messages lately. */
  isOverLimit: boolean;
  /** The browser says that a page of another site has sent it. */
  isFromElsewhere: boolean;
  /** It was sent by a script, and not as an ordinary form. */
  isFromScript: boolean;
  /** How long ago the challenge was issued, in milliseconds, if it came with a valid proof of work. */
  proofAge: number | undefined;
  /** Everything that was written. */
  text: string;
}

/** Nobody fills in a form in less time. The page waits if someone does. */
const soonest = 2000;

const manyLinks = 3;
const link = /https?:\/\/(?:www\.)?|\bwww\./gi;

/**
 * The first rule that applies. A visitor without script has no proof, and that alone is no reason:
 * they must get through.
 */
export function suspicionOf(signs: Signs): Suspicion | undefined {
  const { proofAge } = signs;
  if (signs.isTrapFilled) return 'trap';
  if (signs.isOverLimit) return 'limit';
  if (signs.isFromElsewhere) return 'elsewhere';
  if (proofAge !== undefined) return proofAge < soonest ? 'quick' : undefined;
  if (signs.isFromScript) return 'proof';
  const links = signs.text.match(link)?.length ?? 0;
  return links >= manyLinks ? 'links' : undefined;
}
