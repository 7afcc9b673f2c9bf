import { z } from 'astro/zod';
import { line } from './fields.ts';

/** What pressing the button of a form does. It depends on how the site is built. */
export const formNoteSchema = z.strictObject({
  /** Without an intake address: the visitor's own mail program sends. */
  mail: line(200),
  /** With one: the company's service takes the message. */
  intake: line(200),
});
