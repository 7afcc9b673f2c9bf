import { contact, email, forms, intake, language } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { APIRoute } from 'astro';
import { describeAfterSending } from '../lib/content/content.ts';

const { next = [], phone, booking } = describeAfterSending();

/** The words of the intake service: for the answer page, and for its emails. See answer-page.ts. */
export const GET: APIRoute = () =>
  Response.json({
    language,
    email,
    forms,
    intake,
    nextSteps: {
      heading: `${forms.receipt.next}:`,
      steps: next,
      lines: phone ? [fill(forms.receipt.call, { phone })] : [],
      ...(booking && { booking: { label: contact.book, url: booking } }),
    },
  });
