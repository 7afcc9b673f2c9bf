import { type Context, Hono } from 'hono';
import type { AnswerPage } from './answer-page.ts';
import { newsletterPaths } from './newsletter-paths.ts';

export interface NewsletterParts {
  /** Each says whether there is a subscriber with this token. */
  confirm: (token: string) => Promise<boolean>;
  unsubscribe: (token: string) => Promise<boolean>;
  answerPage: AnswerPage;
}

const isToken = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/**
 * The links in our emails. Opening a link changes nothing, because mail programs and scanners open
 * links too: it shows a button, and the button does it. A mail program may also press the button by
 * itself (RFC 8058).
 */
export function newsletterPages({ confirm, unsubscribe, answerPage }: NewsletterParts): Hono {
  const app = new Hono();
  const steps = [
    {
      path: newsletterPaths.confirm,
      act: confirm,
      ask: { heading: 'The newsletter', button: 'Yes, send me the newsletter' },
      done: { heading: 'You are on the list', line: 'Thank you. You will get the next issue.' },
    },
    {
      path: newsletterPaths.unsubscribe,
      act: unsubscribe,
      ask: { heading: 'Leave the newsletter', button: 'Take me off the list' },
      done: { heading: 'You are off the list', line: 'You will not get another issue.' },
    },
  ];
  const page = (context: Context, status: 200 | 404, answer: Parameters<AnswerPage>[0]) => {
    context.header('Cache-Control', 'no-store');
    return context.html(answerPage(answer), status);
  };

  for (const { path, act, ask, done } of steps) {
    app.get(path, (context) => {
      const token = context.req.query('token') ?? '';
      return isToken(token)
        ? page(context, 200, {
            heading: ask.heading,
            lines: ['One click, and it is done.'],
            button: { label: ask.button, action: `?token=${token}` },
          })
        : page(context, 404, { heading: 'This link is not complete', lines: [] });
    });
    app.post(path, async (context) => {
      const token = context.req.query('token') ?? '';
      const isKnown = isToken(token) && (await act(token));
      return isKnown
        ? page(context, 200, { heading: done.heading, lines: [done.line] })
        : page(context, 404, {
            heading: 'This link no longer works',
            lines: ['The address it was made for is no longer stored here.'],
          });
    });
  }
  return app;
}
