import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/**
 * About half a second on a desktop computer, and less than three on a slow phone. The number of
 * tries has an upper limit, so nobody is unlucky.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5000, fewestTries: 80, mostTries: 160 };

const lifetime = 3_600_000;

/** Ours have about 700. */
const longestHeader = 2000;

/** A valid proof that came with a message. */
export interface Proof {
  /** The same for every use of the proof. */
  id: string;
  expiresAt: Date;
  /** How long ago its challenge was issued, in milliseconds. */
  age: number;
}

export interface Proofs {
  /** A challenge that only this service can have made. */
  challenge: () => Promise<object>;
  /** The proof in a header, if it is valid. Whether it was used before, only the database knows. */
  check: (header: string | undefined) => Promise<Proof | undefined>;
}

/** Proofs of work, signed with a secret that all replicas share. */
export function createProofs(readSecret: () => Promise<string>): Proofs {
  let reading: Promise<string> | undefined;

  async function secrets() {
    reading ??= readSecret();
    try {
      const secret = await reading;
      return { hmacSignatureSecret: secret, hmacKeySignatureSecret: `key ${secret}` };
    } catch (error) {
      // The database was not there. The next one asks again.
      reading = undefined;
      throw error;
    }
  }

  return {
    challenge: async () =>
      createChallenge({
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(work.mostTries, work.fewestTries),
        data: { issuedAt: Date.now() },
        expiresAt: new Date(Date.now() + lifetime),
        deriveKey,
        ...(await secrets()),
      }),
    check: async (header = '') => {
      if (header === '' || header.length > longestHeader) return undefined;
      const keys = await secrets();
      try {
        const { challenge, solution } = JSON.parse(atob(header));
        const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys });
        if (!verified) return undefined;
        // The signature is right, so all of this is as we have written it.
        const { expiresAt, data } = challenge.parameters;
        return {
          id: challenge.signature,
          expiresAt: new Date(expiresAt * 1000),
          age: Date.now() - data.issuedAt,
        };
      } catch {
        return undefined;
      }
    },
  };
}
