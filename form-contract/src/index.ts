export {
  parseReceipt,
  parseRefusal,
  type Receipt,
  type ReceiptWords,
  type Refusal,
  renderContactReceipt,
  renderNewsletterReceipt,
} from './answer.ts';
export { type ContactMessage, contactFields, parseContactMessage } from './contact-message.ts';
export { createMessageKey, serializeForKey } from './message-key.ts';
export {
  type NewsletterRequest,
  newsletterFields,
  parseNewsletterRequest,
} from './newsletter-request.ts';
export type { Parsed } from './parse.ts';
export {
  challengePath,
  keyHeader,
  paths,
  proofHeader,
  retryHeader,
  statuses,
  trapField,
} from './protocol.ts';
export type { ErrorWords } from './words.ts';
