import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newsletterEmail } from '../../lib/email/email-message.ts';
import { mailto } from '../../lib/email/mailto.ts';
import { Newsletter } from './Newsletter.tsx';

const words = {
  label: 'Newsletter',
  heading: 'By *email*.',
  lede: 'Once a month.',
  note: { email: 'It becomes an email.', intake: 'It is sent to us.', contents: 'your address' },
  promise: 'No spam.',
};

const newsletter = (address: string) =>
  renderToStaticMarkup(
    createElement(Newsletter, {
      words,
      delivery: { address, note: words.note.email },
      island: '/forms.js',
    }),
  );

test('the newsletter email has the same subject with and without script', () => {
  const [link] = newsletter('hello@orrery.example').match(/mailto:[^"]*subject=[^"]*/) ?? [];

  const { subject } = newsletterEmail({ email: 'ada@example.com' });
  expect(link).toBe(mailto('hello@orrery.example', { subject }));
});
