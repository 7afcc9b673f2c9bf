/*
 * A proof of work costs a little computing time for each message: one visitor does not notice it, but a
 * sender of thousands of messages does. The format is that of ALTCHA, version 2, with the algorithm
 * "PBKDF2/SHA-256". Only the browser and tests use this file: a server checks proofs with ALTCHA's own
 * library.
 */

/** A server's answer to a request for a challenge. The page returns it unchanged. */
export interface Challenge {
  parameters: {
    /** In hexadecimal, as is everything below that is not a number. */
    nonce: string;
    salt: string;
    /** Iterations of each try. */
    cost: number;
    /** In bytes. */
    keyLength: number;
    /** The prefix of the key to find. */
    keyPrefix: string;
  };
  signature: string;
}

const parseHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

const formatHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An upper bound: a misconfigured server must not keep a phone busy. */
const maxTries = 2000;

/**
 * Counts up until the derived key has the prefix. Browsers derive keys off the main thread, so the page
 * stays responsive without a worker.
 */
async function solve({ parameters }: Challenge) {
  const { nonce, cost: iterations, keyLength, keyPrefix } = parameters;
  const salt = parseHex(parameters.salt);
  const password = parseHex(`${nonce}00000000`);
  const number = new DataView(password.buffer, password.length - 4);
  for (let counter = 0; counter < maxTries; counter++) {
    number.setUint32(0, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
    const derivedKey = formatHex(await crypto.subtle.deriveBits(algorithm, key, keyLength * 8));
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
  throw new Error('This challenge has no solution.');
}

/** The value of the header: the challenge and its solution, as ALTCHA's widget writes them. */
export async function createProof(challenge: Challenge): Promise<string> {
  return btoa(JSON.stringify({ challenge, solution: await solve(challenge) }));
}
