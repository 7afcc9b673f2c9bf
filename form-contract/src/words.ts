import type english from '../../languages/en.json';

/** The words for visitors, in one language: see languages/en.json. The contract has none of its own. */
type Labels = typeof english;

/** The fields of the contact form. */
export type FieldName =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'company'
  | 'service'
  | 'budget'
  | 'details';

/** A word for each field. TypeScript finds a missing one in English, and a test in other languages. */
export type FieldWords = Readonly<Record<FieldName, string>>;

/** For the errors of a message. */
export interface ErrorWords {
  /** For numbers: "en-US". */
  locale: string;
  errors: Labels['forms']['errors'];
  /** What each field asks for, as in "Enter your email address". */
  what: FieldWords;
}

export type ReceiptLabels = Labels['forms']['receipt'];
export type InquiryWords = Labels['email']['inquiry'];
