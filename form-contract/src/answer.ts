import { fill } from './fill.ts';
import type { ReceiptLabels } from './words.ts';

/*
 * The answers of a server. Checked by hand: two more schemas would cost the visitor 0.8 KB, and a
 * visitor cannot act on the details of a malformed answer.
 */

/** The message is stored. No other answer means that. */
export interface Receipt {
  received: true;
  /** Visitors can quote it when they ask about their message. */
  reference: string;
}

/** The text of a receipt, with and without script. */
export interface ReceiptWords {
  heading: string;
  lines: readonly string[];
}

export const renderContactReceipt = (
  words: ReceiptLabels,
  reference: string,
  email: string,
): ReceiptWords => ({
  heading: words.message,
  lines: [fill(words.answer, { email }), fill(words.quote, { reference })],
});

export const renderNewsletterReceipt = (
  words: ReceiptLabels,
  reference: string,
  email: string,
): ReceiptWords => ({
  heading: words.newsletter,
  lines: [fill(words.confirm, { email }), fill(words.quote, { reference })],
});

/** The message is not stored. Has a message for each field that must change. */
export interface Refusal {
  errors: Record<string, string>;
}

export function parseReceipt(answer: unknown): Receipt | undefined {
  const { received, reference } = Object(answer);
  return received === true && typeof reference === 'string' && reference !== ''
    ? { received, reference }
    : undefined;
}

export function parseRefusal(answer: unknown): Refusal | undefined {
  const sentences = Object.entries(Object(Object(answer).errors)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return sentences.length === 0 ? undefined : { errors: Object.fromEntries(sentences) };
}
