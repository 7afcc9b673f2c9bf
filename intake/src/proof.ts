import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { ChallengeParameters, Solution } from 'altcha-lib/types';
import * as z from 'zod';

/**
 * About half a second on a desktop computer, and less than three on a slow phone. The number of tries
 * is bounded, and so is the worst case.
 */
const workload = { algorithm: 'PBKDF2/SHA-256', cost: 5000, fewestTries: 80, mostTries: 160 };

/** A page uses a challenge for 45 minutes. */
const lifetime = 2 * 3_600_000;

/** In characters. Our pages send about 700. */
const maxHeaderLength = 2000;

/** A valid proof that came with a message. */
export interface Proof {
  /** The same for every use of the proof. */
  id: string;
  expiresAt: number;
}

export interface Proofs {
  /** A signed challenge. */
  challenge: () => Promise<object>;
  /** The proof in a header, if it is valid. The store finds out whether it was used before. */
  check: (header: string) => Promise<Proof | undefined>;
}

/** The structure that the library assumes. It checks everything else. */
const sentProof = z.object({
  challenge: z.object({
    parameters: z.custom<ChallengeParameters>((value) => Object(value) === value),
    signature: z.string(),
  }),
  solution: z.custom<Solution>(),
});

function decode(header: string): unknown {
  try {
    return JSON.parse(atob(header));
  } catch (error) {
    // Neither base64 nor JSON.
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The keys that sign challenges. */
export const createKeys = (secret: string) => ({
  hmacSignatureSecret: secret,
  hmacKeySignatureSecret: `key ${secret}`,
});

/** Creates challenges and checks proofs of work. */
export function createProofs(secret: string): Proofs {
  const keys = createKeys(secret);
  return {
    challenge: () =>
      createChallenge({
        algorithm: workload.algorithm,
        cost: workload.cost,
        counter: randomInt(workload.mostTries, workload.fewestTries),
        expiresAt: new Date(Date.now() + lifetime),
        deriveKey,
        ...keys,
      }),
    check: async (header) => {
      if (header.length > maxHeaderLength) return undefined;
      const parsed = sentProof.safeParse(decode(header));
      if (!parsed.success) return undefined;
      const { challenge, solution } = parsed.data;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys });
      if (!verified) return undefined;
      // The signature is valid, so the parameters are ours.
      const { expiresAt = 0 } = challenge.parameters;
      return { id: challenge.signature, expiresAt: expiresAt * 1000 };
    },
  };
}
