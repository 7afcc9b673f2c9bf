import { paths, type Receipt, type Refusal, retryHeader, statuses } from '@website/form-contract';
import { fill } from '@website/form-contract/fill';
import type { Context } from 'hono';
import type { Words } from '../words.ts';
import type { AnswerPage } from './answer-page.ts';

export interface AnswerParts {
  answerPage: AnswerPage;
  words: Words;
  /** The company's address, for who is turned away. */
  email: string;
}

/** What visitors are told about what they have sent. */
export function createAnswers({ answerPage, words, email }: AnswerParts) {
  /** Answers a script with JSON, and a form without script with a page. */
  function answer(
    context: Context,
    status: 201 | 400 | 409 | 413 | 415 | 422 | 429 | 500 | 503,
    body: Receipt | Refusal,
    page: Parameters<AnswerPage>[0],
    retryAfter?: number,
  ): Response {
    const wantsPage = /\btext\/html\b/.test(context.req.header('accept') ?? '');
    if (retryAfter !== undefined) context.header(retryHeader, String(retryAfter));
    context.header('Cache-Control', 'no-store');
    return wantsPage ? context.html(answerPage(page), status) : context.json(body, status);
  }

  /** Says why nothing was stored, and what to do. */
  const refuse = (
    context: Context,
    status: Parameters<typeof answer>[1],
    errors: Refusal['errors'],
    lines: readonly string[],
    retryAfter?: number,
  ) => {
    const { noun } = words.forms[context.req.path === paths.contact ? 'message' : 'newsletter'];
    const page = { heading: fill(words.intake.notStored, { noun }), lines };
    return answer(context, status, { errors }, page, retryAfter);
  };

  const refuseFor = (
    context: Context,
    reasons: { short: string; reason: string; next: string },
    seconds: number,
  ) => {
    const when = new Intl.RelativeTimeFormat(words.locale).format(
      Math.ceil(seconds / 60),
      'minute',
    );
    const lines = [reasons.reason, fill(reasons.next, { when, email })];
    const short = fill(reasons.short, { email });
    return refuse(context, statuses.busy, { service: short }, lines, seconds);
  };

  return { answer, refuse, refuseFor };
}
