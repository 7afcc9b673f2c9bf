import { z } from 'astro/zod';
import { line } from './fields.ts';

/** What a form says of how its message is sent. It depends on how the site is built. */
export const formNoteSchema = z.strictObject({
  /** Above the button, without an intake address: the visitor's own email program sends. */
  email: line(200),
  /** Above the button, with one: the company's service takes the message. */
  intake: line(200),
  /** Where script does not run: "Please email hello@orrery.example with …" */
  contents: line(200),
});
