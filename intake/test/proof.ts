import { type Challenge, createProof } from '@website/form-contract/proof';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createKeys } from '../src/proof.ts';

/**
 * A proof of work that costs next to nothing, for who knows the secret of the service. Tests send thousands of
 * messages.
 */
export async function makeProof(secret: string): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 0,
    expiresAt: new Date(Date.now() + 3_600_000),
    deriveKey,
    ...createKeys(secret),
  });
  return createProof(challenge as unknown as Challenge);
}
