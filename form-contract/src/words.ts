import type english from '../../languages/en.json';
import type { ContactMessage } from './contact-message.ts';

/** The words for visitors, in one language: see languages/en.json. The contract has none of its own. */
type Labels = typeof english;

/** A word for each field. A language without one for a new field is a type error. */
export type FieldWords = Readonly<Record<keyof ContactMessage, string>>;

/** For the errors of a message. */
export interface ErrorWords {
  /** For numbers: "en-US". */
  locale: string;
  errors: Labels['forms']['errors'];
  /** What each field asks for. */
  what: FieldWords;
}

export type ReceiptLabels = Labels['forms']['receipt'];
export type InquiryWords = Labels['email']['inquiry'];
