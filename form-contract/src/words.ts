import type english from '../../languages/en.json';

/** The words for visitors, in one language: see languages/en.json. The contract has none of its own. */
type Labels = typeof english;

/** For the errors of a message. */
export interface ErrorWords {
  /** For numbers: "en-US". */
  locale: string;
  errors: Labels['forms']['errors'];
  /** What each field asks for. */
  what: Labels['forms']['what'];
}

export type ReceiptLabels = Labels['forms']['receipt'];
export type InquiryWords = Labels['email']['inquiry'];
