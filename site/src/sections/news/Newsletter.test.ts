import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Newsletter } from './Newsletter.tsx';

const copy = {
  label: 'Newsletter',
  heading: 'By *mail*.',
  lede: 'Once a month.',
  note: { mail: 'It becomes a mail.', intake: 'It is sent to us.' },
  promise: 'No spam.',
};

const newsletter = (address: string | undefined) =>
  renderToStaticMarkup(
    createElement(Newsletter, {
      copy,
      delivery: { address, note: copy.note.mail },
      island: '/forms.js',
    }),
  );

test('the newsletter is asked for by a mail to the general address', () => {
  const [form] = newsletter('hello@orrery.example').match(/<form [^>]*>/) ?? [];

  expect(form).toContain('action="mailto:hello@orrery.example?subject=Newsletter');
  expect(form).toContain('method="post"');
  expect(form).toMatch(/enctype="text\/plain"/i);
});

test('without a general address the newsletter says so, and promises nothing', () => {
  const html = newsletter(undefined);

  expect(html).toContain('Email not set');
  expect(html).not.toMatch(/<(form|input|button)\b|mailto:|undefined/i);
  expect(html).not.toContain(copy.note.mail);
});
