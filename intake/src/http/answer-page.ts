import { readFileSync } from 'node:fs';
import { ConfigProblem } from '../config.ts';
import type { NextSteps, Words } from '../words.ts';

/** The content of an answer page. */
export interface Answer {
  heading: string;
  lines: readonly string[];
  /** A button that posts to an address. */
  form?: { action: string; button: string };
  /** Shown after a message was received. */
  nextSteps?: NextSteps | undefined;
}

/** Makes the page that answers a form without script. */
export type AnswerPage = (answer: Answer) => string;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
const renderParagraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function renderNextSteps({ heading, steps, lines, booking }: NextSteps): string {
  const items = steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('');
  const link = booking
    ? `<p><a href="${escapeHtml(booking.url)}">${escapeHtml(booking.label)}</a></p>`
    : '';
  return `${renderParagraph(heading)}<ol>${items}</ol>${lines.map(renderParagraph).join('')}${link}`;
}

const renderForm = ({ action, button }: { action: string; button: string }) =>
  `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(button)}</button></form>`;

/** The page if no page of the site is configured. */
const renderPlainPage = (
  { language, intake }: Words,
  home: string,
) => `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>{heading}</title><main><h1>{heading}</h1>{lines}<p><a href="${escapeHtml(home)}">${escapeHtml(intake.back)}</a></p></main>`;

/**
 * Reads the template once, a page of the built site. It has {heading} and {lines} where the answer belongs.
 */
export function createAnswerPage(file: string | undefined, words: Words, home = '/'): AnswerPage {
  const template = file === undefined ? renderPlainPage(words, home) : readFileSync(file, 'utf8');
  if (!template.includes('{heading}') || !template.includes('{lines}')) {
    throw new ConfigProblem(
      'ANSWER_PAGE: it has no {heading} and {lines} where the answer belongs',
    );
  }
  return ({ heading, lines, form, nextSteps }) => {
    const content = [
      ...lines.map(renderParagraph),
      nextSteps ? renderNextSteps(nextSteps) : '',
      form ? renderForm(form) : '',
    ].join('');
    return template
      .replaceAll('{heading}', () => escapeHtml(heading))
      .replaceAll('{lines}', () => content);
  };
}
