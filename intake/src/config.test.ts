import { expect, test } from 'vitest';
import { ConfigProblem, readConfig } from './config.ts';

const complete = {
  DATABASE_FILE: '/var/lib/intake/intake.db',
  SMTP_URL: 'smtp://user:secret@mail.example:587',
  MAIL_FROM: 'website@company.example',
  MAIL_TO: 'office@company.example',
  PUBLIC_URL: 'https://company.example/intake',
  COMPANY: 'Company',
};

test('a variable that is set to nothing is not set', () => {
  expect(readConfig({ ...complete, PORT: '', WEBHOOK_URL: ' ' })).toMatchObject({ PORT: 8787 });
});

test('what is missing or wrong is named, and no value is repeated', () => {
  const wrong = {
    ...complete,
    SMTP_URL: 'secret',
    MAIL_TO: '',
    WEBHOOK_URL: 'https://hook.example',
  };
  const read = () => readConfig(wrong);

  expect(read).toThrow(ConfigProblem);
  expect(read).toThrow(/SMTP_URL: .*\n.*MAIL_TO: is not set/);
  expect(read).not.toThrow(/secret/);
  expect(() => readConfig({ ...complete, WEBHOOK_URL: 'https://hook.example' })).toThrow(
    'WEBHOOK_SECRET: is not set',
  );
});
