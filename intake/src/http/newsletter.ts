import { type Context, Hono } from 'hono';
import type { Words } from '../words.ts';
import type { Answer, AnswerPage } from './answer-page.ts';

/** The paths of the links in our emails. The token is in the query, which no log contains. */
export const newsletterPaths = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

export interface NewsletterOptions {
  /** Both return whether there is a subscriber with this token. */
  confirm: (token: string) => boolean;
  unsubscribe: (token: string) => boolean;
  answerPage: AnswerPage;
  words: Words;
}

const isToken = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/**
 * The links in our emails. Opening a link changes nothing, because mail programs and scanners open links too:
 * it shows a button that does. A mail program may also post the form itself (RFC 8058).
 */
export function createNewsletterPages(options: NewsletterOptions): Hono {
  const { confirm, unsubscribe, answerPage } = options;
  const { join, leave, link, oneClick } = options.words.intake;
  const app = new Hono();
  const actions = [
    { path: newsletterPaths.confirm, act: confirm, words: join },
    { path: newsletterPaths.unsubscribe, act: unsubscribe, words: leave },
  ];
  const respond = (context: Context, status: 200 | 404, answer: Answer) => {
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    return context.html(answerPage(answer), status);
  };

  for (const { path, act, words } of actions) {
    app.get(path, (context) => {
      const token = context.req.query('token') ?? '';
      return isToken(token)
        ? respond(context, 200, {
            heading: words.heading,
            lines: [oneClick],
            form: { action: `?token=${token}`, button: words.button },
          })
        : respond(context, 404, { heading: link.incomplete, lines: [link.whole] });
    });
    app.post(path, (context) => {
      const token = context.req.query('token') ?? '';
      return isToken(token) && act(token)
        ? respond(context, 200, { heading: words.done, lines: [words.line] })
        : respond(context, 404, { heading: link.old, lines: [link.gone] });
    });
  }
  return app;
}
