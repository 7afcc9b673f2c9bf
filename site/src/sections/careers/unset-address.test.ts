import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { careersSchema } from '../../schemas/careers.ts';
import { jobSchema } from '../../schemas/job.ts';
import { Jobs } from './Jobs.tsx';
import { ResumeCall } from './ResumeCall.tsx';

const head = { label: 'Label', heading: 'A *heading*.', lede: 'A sentence.' };
const words = careersSchema.parse({
  title: 'Careers',
  description: 'Open positions.',
  heading: 'A *place*.',
  lede: 'A sentence.',
  caption: 'A place is open.',
  stats: ['experts'],
  jobs: head,
  perks: head,
  culture: { ...head, items: Array(6).fill('A habit.') },
  closing: { text: 'Nothing that fits?', subject: 'A resume & more' },
  sample: true,
});
const job = jobSchema.parse({
  id: 'forecaster',
  title: 'Forecaster, Wind & Tides',
  department: 'Research',
  location: 'Remote',
  type: 'Full-time',
  experience: '5+ years',
  salary: { currency: 'USD', min: 140000, max: 180000, per: 'year' },
  description: 'You forecast.',
  requirements: ['One', 'Two', 'Three'],
  benefits: ['Leave'],
});

const jobs = (address?: string) =>
  renderToStaticMarkup(createElement(Jobs, { words, jobs: [job], total: '50+', address }));
const closing = (address?: string) =>
  renderToStaticMarkup(createElement(ResumeCall, { words: words.closing, address }));

describe('without a careers address', () => {
  test.each([
    ['a job', jobs, 'Apply Now'],
    ['the list', jobs, 'starts an email'],
    ['the closing call', closing, 'Submit Resume'],
  ])('%s says so, and has no dead "%s" button', (_, render, words) => {
    const html = render();

    expect(html).toMatch(/no careers address is set/i);
    expect(html).not.toContain(words);
    expect(html).not.toMatch(/mailto:|undefined|null|\[object/);
  });

  test('the jobs can still be browsed', () => {
    expect(closing()).toContain('href="#jobs"');
    expect(jobs()).toContain('id="jobs"');
  });
});

describe('with a careers address', () => {
  test.each([
    ['Apply Now', jobs, 'Application: Forecaster, Wind & Tides'],
    ['Submit Resume', closing, 'A resume & more'],
  ])('%s starts an email to it, with its subject', (label, render, subject) => {
    const html = render('jobs@orrery.example');

    const [, href = ''] = new RegExp(`href="(mailto:[^"]*)"[^>]*>${label}`).exec(html) ?? [];
    const email = new URL(href.replaceAll('&amp;', '&'));
    expect(email.pathname).toBe('jobs@orrery.example');
    expect([...email.searchParams]).toEqual([['subject', subject]]);
    expect(html).not.toContain('address is set');
  });
});

test('a job with three requirements has no heading for more of them', () => {
  expect(jobs()).not.toContain('Further requirements');
  expect(jobs()).toContain('Benefits');
});
