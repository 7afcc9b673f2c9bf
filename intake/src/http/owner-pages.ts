import { fill } from '@website/form-contract/fill';
import { type Context, Hono } from 'hono';
import type { Told } from '../database/notices.ts';
import { heldLines, mostShown } from '../delivery/held.ts';
import type { Words } from '../words.ts';
import type { AnswerPage } from './answer-page.ts';
import { readBody } from './body.ts';
import { linkDays, type OwnerLinks, ownerPaths } from './owner-links.ts';
import { referenceOf } from './reference.ts';

export interface OwnerParts {
  links: OwnerLinks;
  /** What a digest tells of, as far as it is still held. */
  heldOf: (digest: string) => Promise<Told[]>;
  /** Delivers held messages. Idempotent. */
  release: (ids: readonly string[]) => Promise<unknown>;
  /** Notes that a message was answered. False if that cannot be. */
  markAnswered: (id: string) => Promise<boolean>;
  answerPage: AnswerPage;
  words: Words;
}

/**
 * The links in emails to the owner. Opening one changes nothing. Scanners also press buttons, so a button
 * does nothing but what the owner would want anyway: it never removes, blocks or exports anything.
 */
export function ownerPages(parts: OwnerParts): Hono {
  const { links, heldOf, release, markAnswered, answerPage, words } = parts;
  const { held, answered, link, owner } = words.intake;
  const app = new Hono();

  const page = (context: Context, status: 200 | 404, answer: Parameters<AnswerPage>[0]) => {
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('X-Robots-Tag', 'noindex');
    return context.html(answerPage(answer), status);
  };
  /** The same for a link that is forged, expired, incomplete or made for something else. */
  const refuse = (context: Context) =>
    page(context, 404, { heading: link.old, lines: [fill(link.expired, { days: linkDays })] });

  app.on(['GET', 'POST'], ownerPaths.held, async (context) => {
    const token = context.req.query('token') ?? '';
    const digest = await links.open('held', token);
    if (digest === undefined) return refuse(context);
    let told = await heldOf(digest);
    const isPressed = context.req.method === 'POST';
    if (isPressed) {
      const { message } = Object(await readBody(context.req.raw));
      const chosen = told.filter(({ id }) => message === 'all' || message === referenceOf(id));
      await release(chosen.map(({ id }) => id));
      told = told.filter((one) => !chosen.includes(one));
    }
    const items = told.slice(0, mostShown).map((one) => {
      const { ours, theirs } = heldLines(one, words);
      const reference = referenceOf(one.id);
      return {
        lines: [...ours, ...theirs],
        label: fill(held.deliver, { reference }),
        value: reference,
      };
    });
    return page(context, 200, {
      heading: isPressed ? held.done : held.heading,
      lines: [
        ...(isPressed ? [held.line] : []),
        told.length > 0 ? fill(held.shown, { count: told.length, shown: items.length }) : held.none,
      ],
      ...(told.length > 0 && {
        form: {
          action: `?token=${token}`,
          items,
          ...(told.length > 1 && {
            button: { label: fill(held.all, { count: told.length }), value: 'all' },
          }),
        },
      }),
    });
  });

  app.on(['GET', 'POST'], ownerPaths.answered, async (context) => {
    const token = context.req.query('token') ?? '';
    const id = await links.open('answered', token);
    if (id === undefined) return refuse(context);
    const reference = fill(owner.reference, { reference: referenceOf(id) });
    const isPressed = context.req.method === 'POST';
    if (isPressed && (await markAnswered(id))) {
      return page(context, 200, { heading: answered.done, lines: [answered.line, reference] });
    }
    return page(context, 200, {
      heading: answered.heading,
      lines: [isPressed ? answered.soon : answered.question, reference],
      form: { action: `?token=${token}`, button: { label: answered.button } },
    });
  });
  return app;
}
