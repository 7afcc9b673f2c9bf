import { readFileSync } from 'node:fs';
import type { Words } from '../words.ts';

/** Makes the page that answers a form without script. */
export type AnswerPage = (answer: {
  heading: string;
  lines: readonly string[];
  /** Whether someone will answer: shows what the site says about when, and what happens then. */
  isAnswered?: boolean;
  /** Posts to an address: parts that open, with a button each, and buttons at the end. */
  form?: {
    action: string;
    items?: readonly (Button & { title: string; lines: readonly string[] })[];
    /** What every button sends as "shown". */
    shown?: string;
    buttons: readonly Button[];
  };
  /** Comes after it. */
  link?: { label: string; to: string } | undefined;
}) => string;

interface Button {
  label: string;
  /** What it sends as "message". */
  value?: string;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Hides what only those who wait for an answer see. Its value is the same as plain text. */
const answeredMark = / hidden="" data-answered="([^"]*)"/;
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '');

const buttonOf = ({ label, value }: Button) =>
  `<button${value ? ` name="message" value="${escaped(value)}"` : ''}>${escaped(label)}</button>`;

/** Shown if no page of the site is configured. */
const plain = (
  { language, intake }: Words,
  home: string,
) => `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>{heading}</title><main><h1>{heading}</h1>{lines}<p><a href="${home}">${escaped(intake.back)}</a></p></main>`;

/**
 * Reads the page of the built site once. It has {heading} and {lines} where the answer belongs, and a
 * hidden part for who waits for an answer.
 */
export function readAnswerPage(file: string | undefined, words: Words, home = '/'): AnswerPage {
  const template = file === undefined ? plain(words, home) : readFileSync(file, 'utf8');
  if (!template.includes('{heading}') || !template.includes('{lines}')) {
    throw new Error('ANSWER_PAGE has no place for the answer: {heading} and {lines}');
  }
  return ({ heading, lines, isAnswered, form, link }) => {
    const texts = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
    const items = form?.items?.map(
      (item) =>
        `<section><details><summary>${escaped(item.title)}</summary><p>${item.lines.map(escaped).join('<br>')}</p></details>${buttonOf(item)}</section>`,
    );
    const shown =
      form?.shown && `<input type="hidden" name="shown" value="${escaped(form.shown)}">`;
    const formText =
      form &&
      `<form method="post" action="${escaped(form.action)}">${items?.join('') ?? ''}${shown ?? ''}${form.buttons.map(buttonOf).join(' ')}</form>`;
    const linkText = link && `<p><a href="${escaped(link.to)}">${escaped(link.label)}</a></p>`;
    const page = isAnswered ? template.replace(answeredMark, '') : template;
    return page
      .replaceAll('{heading}', () => escaped(heading))
      .replaceAll('{lines}', () => texts + (formText ?? '') + (linkText ?? ''));
  };
}

/** What the page of the built site says to those who wait for an answer, for an email. */
export function readNextSteps(file: string | undefined): string {
  const [, text = ''] = (file && readFileSync(file, 'utf8').match(answeredMark)) || [];
  return Object.entries({ ...signs, "'": '&#x27;' }).reduceRight(
    (rest, [sign, code]) => rest.replaceAll(code, sign),
    text,
  );
}
