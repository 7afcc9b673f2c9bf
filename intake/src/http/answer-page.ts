import { readFileSync } from 'node:fs';
import { ConfigProblem } from '../config.ts';
import type { NextSteps, Words } from '../words.ts';

/** What a page says. */
export interface Answer {
  heading: string;
  lines: readonly string[];
  /** A button that posts to an address. */
  form?: { action: string; button: string };
  /** For who waits for an answer. */
  nextSteps?: NextSteps | undefined;
}

/** Makes the page that answers a form without script. */
export type AnswerPage = (answer: Answer) => string;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '');
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function renderNextSteps({ heading, steps, lines, booking }: NextSteps): string {
  const items = steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('');
  const link = booking
    ? `<p><a href="${escapeHtml(booking.url)}">${escapeHtml(booking.label)}</a></p>`
    : '';
  return `${paragraph(heading)}<ol>${items}</ol>${lines.map(paragraph).join('')}${link}`;
}

const renderForm = ({ action, button }: { action: string; button: string }) =>
  `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(button)}</button></form>`;

/** Shown if no page of the site is configured. */
const plainPage = (
  { language, intake }: Words,
  home: string,
) => `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>{heading}</title><main><h1>{heading}</h1>{lines}<p><a href="${escapeHtml(home)}">${escapeHtml(intake.back)}</a></p></main>`;

/** Reads the page of the built site once. It has {heading} and {lines} where the answer belongs. */
export function readAnswerPage(file: string | undefined, words: Words, home = '/'): AnswerPage {
  const template = file === undefined ? plainPage(words, home) : readFileSync(file, 'utf8');
  if (!template.includes('{heading}') || !template.includes('{lines}')) {
    throw new ConfigProblem(
      'ANSWER_PAGE: it has no {heading} and {lines} where the answer belongs',
    );
  }
  return ({ heading, lines, form, nextSteps }) => {
    const content = [
      ...lines.map(paragraph),
      nextSteps ? renderNextSteps(nextSteps) : '',
      form ? renderForm(form) : '',
    ].join('');
    return template
      .replaceAll('{heading}', () => escapeHtml(heading))
      .replaceAll('{lines}', () => content);
  };
}
