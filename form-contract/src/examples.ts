/**
 * Named examples of what visitors send, for all tests of the contract and of the code that uses it.
 * A separate entry point, so that it stays out of the browser bundle.
 */
import english from '../../languages/en.json' with { type: 'json' };
import type { ContactMessage } from './contact-message.ts';
import type { NewsletterRequest } from './newsletter-request.ts';
import { trapField } from './protocol.ts';
import type { ErrorWords } from './words.ts';

/** The words of the errors below. */
export const exampleWords: ErrorWords = { locale: 'en-US', ...english.forms };

interface Valid<Message> {
  input: unknown;
  value: Message;
}

interface Invalid<Message> {
  input: unknown;
  errors: { [Field in keyof Message]?: string };
}

/** The required fields. */
const short: ContactMessage = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  details: 'We want to forecast spare parts.',
};

const full: ContactMessage = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines Ltd.',
  service: 'AI Analytics & Insights',
  budget: '$25k - $50k',
  details: 'We want to forecast spare parts.\n\n- 40 depots\n- 9 years of orders',
};

/** The short message with other values that need no cleaning. */
const unchanged = (changes: Partial<ContactMessage>): Valid<ContactMessage> => ({
  input: { ...short, ...changes },
  value: { ...short, ...changes },
});

export const validContactMessages = {
  'only what is required': unchanged({}),
  'every field': unchanged(full),
  'a posted form with nothing chosen, a trap for robots and a button': {
    input: {
      ...short,
      company: '',
      service: '',
      budget: '',
      [trapField]: '',
      send: 'Send Message',
    },
    value: short,
  },
  'null for what is left out': {
    input: { ...short, company: null, service: null, budget: null },
    value: short,
  },
  'white space around everything': {
    input: { ...short, firstName: ' Ada\t', company: '\u00a0 ', details: '\n\n  Hello. \r\n' },
    value: { ...short, details: 'Hello.' },
  },
  'a company of one zero-width space': { input: { ...short, company: '\u200b' }, value: short },
  'a Polish name': unchanged({ firstName: 'Łukasz', lastName: 'Żółć' }),
  'a Chinese name': unchanged({ firstName: '李', lastName: '王' }),
  'an Irish name': unchanged({ firstName: 'Sinéad', lastName: "O'Brien" }),
  'an Arabic name': unchanged({ firstName: 'محمد', lastName: 'الخوارزمي' }),
  'a Persian name with a joiner': unchanged({ lastName: 'علی\u200cزاده' }),
  'a Hebrew name with a mark of direction': unchanged({ lastName: 'כהן\u200f' }),
  'a name with an emoji of several characters': unchanged({ firstName: 'Ada 👩🏽‍🔬' }),
  'an accent typed as a character of its own': {
    input: { ...short, firstName: 'Zoe\u0308' },
    value: { ...short, firstName: 'Zoë' },
  },
  'accents that no single letter has': unchanged({ lastName: 'Ṱ̊ẗ́' }),
  'half a character': {
    input: { ...short, company: 'Half \ud83d' },
    value: { ...short, company: 'Half \ufffd' },
  },
  'an address with an apostrophe, a tag and a subdomain': unchanged({
    email: "o'brien+tag@sub.example.co.uk",
  }),
  'an address of one letter each': unchanged({ email: 'a@b.c' }),
  'an address with odd but legal signs': unchanged({ email: '!#$%&*/=?^_`{|}~-@example.com' }),
  'an address with two dots in a row, as some phone companies gave out': unchanged({
    email: 'a..b.@example.ne.jp',
  }),
  'a domain with letters beyond ASCII': unchanged({ email: 'info@bücher.example' }),
  'the same domain as a browser may send it': unchanged({ email: 'info@xn--bcher-kva.example' }),
  'an address in another script': unchanged({ email: '李@例子.测试' }),
  'an address with an emoji in its domain': unchanged({ email: 'me@i❤️.example' }),
  'a name of 80 characters': unchanged({ firstName: 'a'.repeat(80) }),
  'an address of 254 characters': unchanged({
    email: `${'a'.repeat(62)}@${`${'b'.repeat(62)}.`.repeat(3)}cc`,
  }),
  'a company of 120 characters': unchanged({ company: 'c'.repeat(120) }),
  'details of 5,000 characters': unchanged({ details: 'd'.repeat(5000) }),
  'details of 5,000 characters with Windows line ends': {
    input: { ...short, details: `${'d\r\n'.repeat(2499)}dd` },
    value: { ...short, details: `${'d\n'.repeat(2499)}dd` },
  },
  'details of 5,000 letters, each sent as its four parts': {
    input: { ...short, details: '\u03b1\u0313\u0300\u0345'.repeat(5000) },
    value: { ...short, details: '\u1f82'.repeat(5000) },
  },
  'a letter with 30 marks': unchanged({ firstName: `q${'\u0301'.repeat(30)}` }),
  'line ends of every kind in the details': {
    input: { ...short, details: 'a\r\nb\rc\nd\u2028e\u2029f\u0085g\vh\fi' },
    value: { ...short, details: 'a\nb\nc\nd\ne\nf\ng\nh\ni' },
  },
  'tabs and indented lines in the details': unchanged({ details: 'Depot\tOrders\n  North\t12' }),
  'details in Hebrew with a product name set apart': unchanged({
    details: 'אנחנו משתמשים ב-\u2066AI Vision Pro\u2069 היום.',
  }),
  'markup and commands in the details': unchanged({
    details: "<script>alert(1)</script> '; drop table messages; -- {{7*7}}",
  }),
} satisfies Record<string, Valid<ContactMessage>>;

const missing = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address, like name@company.com.',
  details: 'Enter your message.',
};
const notAnAddress = { email: 'Enter an email address that looks like name@company.com.' };
const hidden = (field: keyof ContactMessage, characters: string) => ({
  [field]: `Enter ${characters} again, on one line and without hidden characters.`,
});
const hiddenInDetails = {
  details: 'Enter your message again as plain text, without hidden characters.',
};

const wrong = (
  other: { [Field in keyof ContactMessage]?: unknown },
  errors: Invalid<ContactMessage>['errors'],
): Invalid<ContactMessage> => ({ input: { ...short, ...other }, errors });

export const invalidContactMessages = {
  'nothing at all': { input: undefined, errors: missing },
  null: { input: null, errors: missing },
  'a text instead of fields': { input: 'firstName=Ada', errors: missing },
  'a list instead of fields': { input: [short], errors: missing },
  'an empty form': {
    input: { firstName: '', lastName: '', email: '', company: '', details: '' },
    errors: missing,
  },
  'only white space': wrong(
    { firstName: ' \u3000', lastName: '\t', email: '\n', details: ' \r\n ' },
    missing,
  ),
  'only characters that show nothing': wrong(
    { firstName: '\u200b', lastName: '\u2060\u00ad', details: '\u0000\u0301' },
    { firstName: missing.firstName, lastName: missing.lastName, details: missing.details },
  ),
  'only blanks that Unicode counts as letters and symbols': wrong(
    { firstName: '\u3164', lastName: '\u2800 \u2800', details: '\u115f\u1160\uffa0' },
    { firstName: missing.firstName, lastName: missing.lastName, details: missing.details },
  ),
  'numbers and objects instead of texts': {
    input: {
      firstName: 1,
      lastName: {},
      email: true,
      company: [],
      service: 2,
      budget: 3,
      details: 4,
    },
    errors: {
      ...missing,
      company: 'Enter your company’s name.',
      service: 'Enter a service.',
      budget: 'Enter a budget.',
    },
  },
  'a line break in the first name': wrong(
    { firstName: 'Ada\nBcc: all@example.com' },
    hidden('firstName', 'your first name'),
  ),
  'a NUL in the last name': wrong({ lastName: 'Love\0lace' }, hidden('lastName', 'your last name')),
  'a tab in the first name': wrong({ firstName: 'Ada\tK' }, hidden('firstName', 'your first name')),
  'a header in the address': wrong(
    { email: 'ada@example.com\r\nBcc: all@example.com' },
    hidden('email', 'your email address'),
  ),
  'a line separator in the company': wrong(
    { company: 'A\u2028B' },
    hidden('company', 'your company’s name'),
  ),
  'a paragraph separator in the company': wrong(
    { company: 'A\u2029B' },
    hidden('company', 'your company’s name'),
  ),
  'a turned direction in the address': wrong(
    { email: 'ada@\u202emoc.elpmaxe' },
    hidden('email', 'your email address'),
  ),
  'an isolated direction in the first name': wrong(
    { firstName: '\u2066Ada\u2069' },
    hidden('firstName', 'your first name'),
  ),
  'an escape sequence in the details': wrong({ details: 'Hello \u001b[2J' }, hiddenInDetails),
  'a NUL in the details': wrong({ details: 'Hello \0' }, hiddenInDetails),
  'an address without an at sign': wrong({ email: 'ada.example.com' }, notAnAddress),
  'an address with two at signs': wrong({ email: 'ada@b@example.com' }, notAnAddress),
  'an address without a name': wrong({ email: '@example.com' }, notAnAddress),
  'a domain without a dot': wrong({ email: 'ada@example' }, notAnAddress),
  'a domain that ends in a dot': wrong({ email: 'ada@example.com.' }, notAnAddress),
  'a domain with two dots in a row': wrong({ email: 'ada@example..com' }, notAnAddress),
  'a domain part that begins with a hyphen': wrong({ email: 'ada@-example.com' }, notAnAddress),
  'a domain part that ends in a hyphen': wrong({ email: 'ada@example-.com' }, notAnAddress),
  'a domain part of 64 characters': wrong({ email: `ada@${'a'.repeat(64)}.com` }, notAnAddress),
  'a space in the address': wrong({ email: 'ada lovelace@example.com' }, notAnAddress),
  'a zero-width space in the address': wrong({ email: 'ada@exam\u200bple.com' }, notAnAddress),
  'half a character in the address': wrong({ email: 'ada\ud83d@example.com' }, notAnAddress),
  'a quoted name in the address': wrong({ email: '"ada"@example.com' }, notAnAddress),
  'two addresses': wrong({ email: 'ada@example.com,bob@example.com' }, notAnAddress),
  'a name and an address': wrong({ email: 'Ada <ada@example.com>' }, notAnAddress),
  'a first name of 81 characters': wrong(
    { firstName: 'a'.repeat(81) },
    { firstName: 'Enter your first name in at most 80 characters.' },
  ),
  'a last name of 41 emoji, which count twice as in HTML': wrong(
    { lastName: '🪐'.repeat(41) },
    { lastName: 'Enter your last name in at most 80 characters.' },
  ),
  'an address of 255 characters': wrong(
    { email: `${'a'.repeat(63)}@${`${'b'.repeat(62)}.`.repeat(3)}cc` },
    { email: 'Enter your email address in at most 254 characters.' },
  ),
  'a company of 121 characters': wrong(
    { company: 'c'.repeat(121) },
    { company: 'Enter your company’s name in at most 120 characters.' },
  ),
  'details of 5,001 characters': wrong(
    { details: 'd'.repeat(5001) },
    { details: 'Enter your message in at most 5,000 characters.' },
  ),
  'details that take seconds to normalize, because their marks are in the wrong order': wrong(
    { details: `a${'\u0301'.repeat(12_000)}${'\u0316'.repeat(12_000)}` },
    { details: 'Enter your message in at most 5,000 characters.' },
  ),
  'the same with as many marks as are allowed': wrong(
    { details: `a${'\u0301'.repeat(2499)}${'\u0316'.repeat(2500)}` },
    hiddenInDetails,
  ),
  'a letter with 31 marks': wrong(
    { firstName: `q${'\u0301'.repeat(31)}` },
    hidden('firstName', 'your first name'),
  ),
  'a budget that takes seconds to normalize': wrong(
    { budget: `a${'\u0301'.repeat(12_000)}${'\u0316'.repeat(12_000)}` },
    { budget: 'Enter a budget in at most 120 characters.' },
  ),
  'a service of two lines': wrong({ service: 'AI\nChatbots' }, hidden('service', 'a service')),
} satisfies Record<string, Invalid<ContactMessage>>;

export const validNewsletterRequests = {
  'an address': { input: { email: 'ada@example.com' }, value: { email: 'ada@example.com' } },
  'an address with space around it, in a form with a button': {
    input: { email: ' ada@example.com ', subscribe: 'Subscribe' },
    value: { email: 'ada@example.com' },
  },
} satisfies Record<string, Valid<NewsletterRequest>>;

export const invalidNewsletterRequests = {
  'nothing at all': { input: undefined, errors: { email: missing.email } },
  'an empty form': { input: { email: '' }, errors: { email: missing.email } },
  'a domain without a dot': { input: { email: 'ada@example' }, errors: notAnAddress },
} satisfies Record<string, Invalid<NewsletterRequest>>;
