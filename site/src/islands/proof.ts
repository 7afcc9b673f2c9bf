import { challengePath } from '@website/form-contract';
import { createProof } from '@website/form-contract/proof';

/** Then send without a proof, although the owner may then get the message later. */
const patience = 5000;

/** Challenges are valid for an hour, and some visitors leave a page open for longer. */
const lifetime = 2_700_000;

const wait = (milliseconds: number) =>
  new Promise<undefined>((done) => setTimeout(done, milliseconds));

async function prove(intake: string): Promise<string | undefined> {
  const response = await fetch(intake + challengePath, { credentials: 'omit', cache: 'no-store' });
  if (!response.ok) return undefined;
  return createProof(await response.json());
}

/** The proof of work for a message, by its key; undefined if there is none in time. */
export type Prover = (key: string | undefined) => Promise<string | undefined>;

/** Starts to compute a proof of work in the background, while the visitor writes. */
export function startProving(intake: string): Prover {
  let proof: Promise<string | undefined> | undefined;
  let begun = 0;
  /** A proof is for one message, which may be sent several times. */
  let usedFor: string | undefined;

  function begin() {
    begun = Date.now();
    usedFor = undefined;
    const latest = prove(intake).catch(() => undefined);
    proof = latest;
    latest.then((result) => {
      // Perhaps there was no connection. Try again when it is needed.
      if (!result && proof === latest) proof = undefined;
    });
  }

  begin();
  return (key) => {
    const isOld = Date.now() - begun > lifetime;
    if (!proof || isOld || (usedFor && usedFor !== key)) begin();
    usedFor = key;
    // Whoever leaves the page has pressed the button, so the message goes as it is.
    const leaving = new Promise<undefined>((done) => {
      addEventListener('pagehide', () => done(undefined), { once: true });
    });
    return Promise.race([proof, leaving, wait(patience)]);
  };
}
