export { type ContactMessage, contactFields, parseContactMessage } from './contact-message.ts';
export {
  type NewsletterRequest,
  newsletterFields,
  parseNewsletterRequest,
} from './newsletter-request.ts';
export { budgetOptions, serviceOptions } from './options.ts';
export type { Parsed } from './parse.ts';
