import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleCompany } from '../../../e2e/specification.ts';
import { groupGuides } from '../docs/guide-sections.ts';
import { matchTexts } from './search-words.ts';

const matches = (text: string, query: string) => matchTexts([text], query)[0];

const text =
  'How do I get an API key? By email, says Émile of Łódź: Résumés are read, 99.9% of them. ' +
  'The price of a box is on the invoice, and the company in the Straße is available.';

describe('the words of a query', () => {
  test.each([
    '',
    '   ',
    'api',
    'API KEY',
    'key  api',
    'mail, key',
    'RÉSUMÉ',
    'resume',
    'emile',
    'lodz',
    'LODZ',
    'strasse',
    '99.9%',
    'ma',
    'em',
  ])('%j finds them: whole or partial words, in any order, case and spelling', (query) => {
    expect(matches(text, query)).toBe(true);
  });

  test.each(['ail', 'oice', 'vailable', 'pi', 'api invite', '98.9%', 'ключ'])(
    '%j does not find them: it is inside a word, or missing',
    (query) => {
      expect(matches(text, query)).toBe(false);
    },
  );

  test.each(['.*', '(', '?!', '🚀', '—', '\u0301'])(
    '%j has no word, and finds nothing',
    (query) => {
      expect(matches(text, query)).toBe(false);
    },
  );

  test.each([
    ['e-mail', 'email', 'mail', 'E-Mail', 'emails', 'e-mails'],
    ['invoice', 'invoices'],
    ['box', 'boxes'],
    ['Łódź', 'Lódz', 'lodz'],
    ['Ørsted', 'orsted'],
  ])('%s and the other spellings find each other', (...spellings) => {
    for (const text of spellings) {
      for (const other of spellings) {
        expect(matches(`Before ${text}, after`, other), `${other} in ${text}`).toBe(true);
      }
    }
  });

  test.each([
    ['companies', 'company'],
    ['pricing', 'price'],
    ['guides', 'guided'],
    ['docs', 'documentation'],
    ['Rechnungen', 'Rechnung'],
    ['Kündigung', 'kündigen'],
    ['Passwörter', 'Passwort'],
    ['Preise', 'Preis'],
    ['Vertrag', 'Verträge'],
    ['abonnements', 'abonnement'],
    ['facturas', 'factura'],
  ])('%j finds "%s"', (query, word) => {
    expect(matches(`Before ${word}, after`, query)).toBe(true);
  });

  test.each([
    ['without', 'with'],
    ['notes', 'not'],
    ['they', 'the'],
    ['form', 'for'],
    ['planet', 'plan'],
    ['involve', 'invoice'],
    ['compare', 'company'],
    ['Rechte', 'Rechnung'],
  ])('%j does not find "%s", another word that begins alike', (query, word) => {
    expect(matches(`Before ${word}, after`, query)).toBe(false);
  });

  test('a misspelled word finds its neighbors only if no text has the word itself', () => {
    const texts = ['Sign the contract', 'Contact us'];

    expect(matchTexts(texts, 'contract')).toEqual([true, false]);
    expect(matchTexts(texts.slice(1), 'contract')).toEqual([true]);
  });

  test('accents written as separate marks count as the same accents', () => {
    expect(matches(text, 'Re\u0301sume\u0301')).toBe(true);
  });
});

const { site, support, docs, guides } = loadContent();

describe.skipIf(site.domain !== sampleCompany.domain)('on the pages of the sample', () => {
  const { channels, quickActions, questions, resources } = support;
  /** The words of each item that the page shows, by its id, and the name of its group. */
  const pages = {
    '/support': [
      ...channels.items.map((item) => [item.id, item.title, item.description, channels.label]),
      ...quickActions.items.map((item) => [item.id, item.label, quickActions.label]),
      ...questions.items.map((item) => [item.id, item.question, item.answer, item.group]),
      ...resources.items.map((item) => [item.id, item.title, item.description, resources.label]),
    ],
    '/docs': [
      ...docs.quickLinks.items.map((item) => [item.id, item.title, item.description, item.type]),
      ...groupGuides(docs.guides, guides).flatMap(({ title, guides }) =>
        guides.map((item) => [item.id, item.title, item.description, item.difficulty, title]),
      ),
      ...docs.status.items.map((item) => [item.product, item.state, docs.status.label]),
    ],
  };
  const uptimes = 'ai-vision-pro autoflow-intelligence marketing-ai-suite';

  test.each([
    ['/support', 'cancel', 'cancel-subscription refund price-change'],
    ['/support', 'cancelled', 'cancel-subscription refund price-change'],
    ['/support', 'cancellation', 'cancel-subscription refund price-change'],
    ['/support', 'outage', 'outage'],
    ['/support', 'status', 'outage'],
    ['/support', 'invoices', 'download-invoice payment-due'],
    ['/support', 'invoise', 'download-invoice payment-due'],
    ['/support', 'password', 'reset-my-password'],
    ['/support', 'reset pasword', 'reset-my-password'],
    ['/support', 'subscribe', 'cancel-subscription account try-first refund'],
    ['/support', 'billed', 'update-billing-information payment-due refund price-change'],
    ['/support', 'bearer', 'api-key'],
    ['/support', 'bugs', 'report-a-bug bug-report'],
    ['/support', 'api keys', 'get-api-key api-key bug-report'],
    ['/support', 'docs', 'outage documentation'],
    ['/support', 'weather', ''],
    ['/support', 'api zeppelin', ''],
    ['/docs', 'python', 'api-reference'],
    ['/docs', 'sdk', 'api-reference downloads'],
    ['/docs', 'modelling', 'first-prediction edge-device'],
    ['/docs', 'labelled', 'first-hundred-images'],
    ['/docs', 'predicton', 'first-prediction'],
    ['/docs', 'stop', 'stopping-rule'],
    ['/docs', 'vision advanced', 'edge-device'],
    ['/docs', 'status', uptimes],
    ['/docs', 'operation', uptimes],
    ['/docs', 'kubernetes', ''],
  ] as const)('%s: %j finds %j', (path, query, found) => {
    const items = pages[path];

    const isFound = matchTexts(
      items.map((words) => words.slice(1).join(' ')),
      query,
    );

    expect(
      items
        .filter((_, at) => isFound[at])
        .map(([id]) => id)
        .join(' '),
    ).toBe(found);
  });
});

describe('for any text', () => {
  const word = fc.stringMatching(/^[\p{L}\p{N}]{1,12}$/u);
  const anything = fc
    .array(fc.integer({ min: 0, max: 0xffff }))
    .map((units) => String.fromCharCode(...units));
  const words = fc.array(word, { minLength: 1, maxLength: 6 });

  test('each of its words finds it, and so does the beginning of a word', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (all, at, length) => {
        const chosen = [...(all[at % all.length] ?? '')];
        const begun = chosen.slice(0, 1 + (length % chosen.length)).join('');
        expect(matches(all.join(' '), chosen.join(''))).toBe(true);
        expect(matches(all.join(', '), begun)).toBe(true);
      }),
    );
  });

  test('one more word in the query never finds more', () => {
    fc.assert(
      fc.property(fc.string(), word, word, (any, text, other) => {
        expect(matches(any, `${text} ${other}`)).toBe(matches(any, text) && matches(any, other));
      }),
    );
  });

  test('a query never fails, and a blank one finds everything', () => {
    fc.assert(
      fc.property(anything, anything, (any, query) => {
        expect(typeof matches(any, query)).toBe('boolean');
        expect(matches(any, '  ')).toBe(true);
      }),
    );
  });
});
