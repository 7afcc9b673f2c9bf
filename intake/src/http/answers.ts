import { paths, type Receipt, type Refusal, retryHeader } from '@website/form-contract';
import { fill } from '@website/form-contract/fill';
import type { Context } from 'hono';
import type { Words } from '../words.ts';
import type { Answer, AnswerPage } from './answer-page.ts';

export interface AnswerOptions {
  answerPage: AnswerPage;
  words: Words;
  /** The company's address. A refusal names it. */
  email: string;
}

type Status = 201 | 400 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** Why nothing was stored: in short for a script, and with what to do for a page. */
interface Reason {
  short: string;
  reason: string;
  next: string;
}

/** Creates the answers to what visitors send. */
export function createAnswers({ answerPage, words, email }: AnswerOptions) {
  /** Answers a script with JSON, and a form without script with a page. */
  function answer(
    context: Context,
    status: Status,
    body: Receipt | Refusal,
    page: Answer,
  ): Response {
    const wantsPage = /\btext\/html\b/.test(context.req.header('accept') ?? '');
    context.header('Cache-Control', 'no-store');
    return wantsPage ? context.html(answerPage(page), status) : context.json(body, status);
  }

  /** Answers why nothing was stored, and what to do. */
  function refuse(
    context: Context,
    status: Status,
    errors: Refusal['errors'],
    lines: readonly string[],
  ): Response {
    const { noun } = words.forms[context.req.path === paths.contact ? 'message' : 'newsletter'];
    const heading = fill(words.intake.notStored, { noun });
    return answer(context, status, { errors }, { heading, lines });
  }

  /** The same, for a temporary reason. Names the company's address. */
  function refuseFor(
    context: Context,
    status: 429 | 500 | 503,
    { short, reason, next }: Reason,
    seconds?: number,
  ): Response {
    if (seconds !== undefined) context.header(retryHeader, String(seconds));
    const minutes = Math.ceil((seconds ?? 0) / 60);
    const when = new Intl.RelativeTimeFormat(words.locale).format(minutes, 'minute');
    const errors = { service: fill(short, { email }) };
    return refuse(context, status, errors, [reason, fill(next, { when, email })]);
  }

  return { answer, refuse, refuseFor };
}
