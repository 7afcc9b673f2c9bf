import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { ChallengeParameters, Solution } from 'altcha-lib/types';
import * as z from 'zod';
import { remembered } from '../database/secrets.ts';

/**
 * About half a second on a desktop computer, and less than three on a slow phone. The number of tries
 * is bounded, and so is the worst case.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5000, fewestTries: 80, mostTries: 160 };

/** A page uses a challenge for 45 minutes. The rest is for clocks of replicas that differ. */
const lifetime = 2 * 3_600_000;

/** Ours have about 700. */
const longestHeader = 2000;

/** A valid proof that came with a message. */
export interface Proof {
  /** The same for every use of the proof. */
  id: string;
  expiresAt: Date;
}

export interface Proofs {
  /** A signed challenge. */
  challenge: () => Promise<object>;
  /** The proof in a header, if it is valid. The database detects replays. */
  check: (header: string | undefined) => Promise<Proof | undefined>;
}

/** What the library assumes. It checks the rest. */
const sentProof = z.object({
  challenge: z.object({
    parameters: z.custom<ChallengeParameters>((value) => Object(value) === value),
    signature: z.string(),
  }),
  solution: z.custom<Solution>(),
});

function decoded(header: string): unknown {
  try {
    return JSON.parse(atob(header));
  } catch (error) {
    // Neither base64 nor JSON.
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Proofs of work, signed with a secret that all replicas share. */
export function createProofs(readSecret: () => Promise<string>): Proofs {
  const read = remembered(readSecret);

  async function secrets() {
    const secret = await read();
    return { hmacSignatureSecret: secret, hmacKeySignatureSecret: `key ${secret}` };
  }

  return {
    challenge: async () =>
      createChallenge({
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(work.mostTries, work.fewestTries),
        expiresAt: new Date(Date.now() + lifetime),
        deriveKey,
        ...(await secrets()),
      }),
    check: async (header = '') => {
      if (header === '' || header.length > longestHeader) return undefined;
      const sent = sentProof.safeParse(decoded(header));
      if (!sent.success) return undefined;
      const { challenge, solution } = sent.data;
      const keys = await secrets();
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys });
      if (!verified) return undefined;
      // The signature is valid, so the parameters are ours.
      const { expiresAt = 0 } = challenge.parameters;
      return { id: challenge.signature, expiresAt: new Date(expiresAt * 1000) };
    },
  };
}
