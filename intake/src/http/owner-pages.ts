import { fill } from '@website/form-contract/fill';
import { type Context, Hono } from 'hono';
import type { Held, Told } from '../database/notices.ts';
import { heldLines, heldTitle } from '../delivery/held.ts';
import type { Words } from '../words.ts';
import type { AnswerPage } from './answer-page.ts';
import { readBody } from './body.ts';
import { linkDays, type OwnerLinks, ownerPaths } from './owner-links.ts';
import { referenceOf } from './reference.ts';

export interface OwnerParts {
  links: OwnerLinks;
  /** What was held at the time of an email and still is. */
  heldOf: (notice: string) => Promise<Held[]>;
  readHeld: (ids: readonly string[]) => Promise<Told[]>;
  /** Notes that the owner has seen held messages. False if that cannot be. */
  markSeen: (notice: string, ids: readonly string[]) => Promise<boolean>;
  /** Delivers held messages. Idempotent. */
  release: (ids: readonly string[]) => Promise<unknown>;
  /** Notes that a message was answered. False if that cannot be. */
  markAnswered: (id: string) => Promise<boolean>;
  answerPage: AnswerPage;
  words: Words;
}

/** How many held messages a page has. */
const pageSize = 100;

/**
 * The links in emails to the owner. Opening one changes nothing. Scanners also press buttons, so a button
 * does nothing but what the owner would want anyway: it never removes, blocks or exports anything.
 */
export function ownerPages(parts: OwnerParts): Hono {
  const { links, heldOf, readHeld, release, markSeen, markAnswered, answerPage, words } = parts;
  const { held, answered, link, owner } = words.intake;
  const app = new Hono();

  const answer = (context: Context, status: 200 | 404, said: Parameters<AnswerPage>[0]) => {
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('X-Robots-Tag', 'noindex');
    return context.html(answerPage(said), status);
  };
  /** The same for a link that is forged, expired, incomplete or made for something else. */
  const refuse = (context: Context) =>
    answer(context, 404, { heading: link.old, lines: [fill(link.expired, { days: linkDays })] });

  app.on(['GET', 'POST'], ownerPaths.held, async (context) => {
    const token = context.req.query('token') ?? '';
    const notice = await links.open('held', token);
    if (notice === undefined) return refuse(context);
    let all = await heldOf(notice);
    const said = { heading: held.heading, lines: [] as string[] };
    if (context.req.method === 'POST') {
      const { message, shown } = Object(await readBody(context.req.raw));
      // The list may have moved on since the page was opened.
      const isOnPage = (id: string, place: number) =>
        typeof shown === 'string' ? shown.includes(id) : place < pageSize;
      const isForAll = message === 'all' || message === 'seen';
      const chosen = all
        .filter(({ id }, place) => (isForAll ? isOnPage(id, place) : message === referenceOf(id)))
        .map(({ id }) => id);
      if (message === 'seen') {
        const isSeen = await markSeen(notice, chosen);
        said.heading = isSeen ? held.noted : held.heading;
        said.lines = [isSeen ? held.kept : held.soon];
      } else {
        await release(chosen);
        Object.assign(said, { heading: held.done, lines: [held.line] });
      }
      all = await heldOf(notice);
    }
    const page = Math.max(1, Math.floor(Number(context.req.query('page'))) || 1);
    const here = all.slice((page - 1) * pageSize, page * pageSize);
    const seen = new Set(here.filter(({ isSeen }) => isSeen).map(({ id }) => id));
    const items = (await readHeld(here.map(({ id }) => id))).map((one) => {
      const { ours, theirs } = heldLines(one, words);
      const reference = referenceOf(one.id);
      return {
        title: heldTitle(one),
        lines: [...(seen.has(one.id) ? [held.seen] : []), ...ours, ...theirs],
        label: fill(held.deliver, { reference }),
        value: reference,
      };
    });
    const count = items.length;
    return answer(context, 200, {
      heading: said.heading,
      lines: [
        ...said.lines,
        all.length > 0 ? fill(held.shown, { count: all.length, shown: count }) : held.none,
      ],
      ...(count > 0 && {
        form: {
          action: `?token=${token}`,
          items,
          shown: here.map(({ id }) => id).join(' '),
          buttons: [
            ...(count > 1 ? [{ label: fill(held.all, { count }), value: 'all' }] : []),
            ...(seen.size < count ? [{ label: held.keep, value: 'seen' }] : []),
          ],
        },
      }),
      link:
        all.length > page * pageSize
          ? { label: held.next, to: `?token=${token}&page=${page + 1}` }
          : undefined,
    });
  });

  app.on(['GET', 'POST'], ownerPaths.answered, async (context) => {
    const token = context.req.query('token') ?? '';
    const id = await links.open('answered', token);
    if (id === undefined) return refuse(context);
    const reference = fill(owner.reference, { reference: referenceOf(id) });
    const isPressed = context.req.method === 'POST';
    if (isPressed && (await markAnswered(id))) {
      return answer(context, 200, { heading: answered.done, lines: [answered.line, reference] });
    }
    return answer(context, 200, {
      heading: answered.heading,
      lines: [isPressed ? answered.soon : answered.question, reference],
      form: { action: `?token=${token}`, buttons: [{ label: answered.button }] },
    });
  });
  return app;
}
