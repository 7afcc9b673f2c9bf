import { z } from 'zod';

/** One line of plain text: no markup, no line break, no leftover placeholder. */
export const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(maxLength, `must be at most ${maxLength} characters`)
    .regex(/^[^\n\r<>{}]*$/, 'must be one line of plain text, without < > { }');

export const heading = line(80)
  .regex(/^([^*]|\*[^*]*\*)*$/, 'must have its asterisks in pairs')
  .describe(
    "A section's heading. *Asterisks* mark the words that are set in italics, in the accent color.",
  )
  .meta({
    hint: 'What this part is about. Two to six words; those between *asterisks* are in italics.',
    example: 'What we *do*.',
  });

export const anchor = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be small letters, digits and hyphens, like "ai-vision-pro"',
  )
  .describe(
    'A short name in lowercase letters, digits and hyphens. It becomes part of a URL, so do not change it later.',
  );

export const httpsAddress = z
  .url({
    protocol: /^https$/,
    error: 'must be a full address that begins with https://',
  })
  .describe(
    'The full address of a page on another site, or on a part of this domain that is not built here.',
  )
  // The launch check finds this address, because it is reserved for examples.
  .meta({ start: 'https://example.com/' });

export const proof = z
  .strictObject({
    label: line(60).describe('The words of the link.').meta({ example: 'Their own report' }),
    href: httpsAddress,
  })
  .optional()
  .describe(
    "A link to something outside this site where a visitor can check this: the client's own page, a talk, a paper.",
  );

/** A phone number as people read it. */
export const phone = /^\+\d[\d ().-]{4,}\d$/;

/** The target of a link, as an owner writes it. `lib/page/href.ts` turns it into an address. */
export const link = z
  .string()
  .refine(
    (text) =>
      /^\/(?!\/)[a-z0-9/-]*(#[a-z0-9-]+)?$/.test(text) ||
      phone.test(text) ||
      httpsAddress.safeParse(text).success ||
      z.email().safeParse(text).success,
    'must be a page like "/docs" or "/support#hours", a full address that begins with https://, an email address like "hello@company.com", or a phone number with its country code, like "+49 30 123456"',
  )
  .describe(
    'Where it leads: a page ("/docs"), a part of one ("/support#hours", "/#contact"), another site ("https://…"), an email address ("hello@company.com") or a phone number ("+49 30 123456").',
  )
  .meta({ start: '/#contact' });

export const hidden = z
  .boolean()
  .optional()
  .describe(
    'True until it is ready: the site is built without it. Edit mode shows it pale. Left out, it is shown.',
  );

export const reviewed = z.iso
  .date('must be a date, like "2024-12-15"')
  .optional()
  .describe(
    'The day on which the person who is responsible for a legal text last read all of it. Not shown. Leave it out until then: the launch check waits for it.',
  );

const currencies = Intl.supportedValuesOf('currency');
const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
const getSign = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .format(0)
    .replaceAll(/[\d.\s]/g, '');
/** The results of earlier searches, because to search all currencies takes a while, and every price asks. */
const codeCache = new Map(currencies.map((code) => [code, code]));

/** "€", "euros" and "eur" are EUR. An unknown or ambiguous text stays as it is, and validation refuses it. */
function parseCurrency(text: string): string {
  const code = codeCache.get(text) ?? findCurrency(text) ?? text;
  codeCache.set(text, code);
  return code;
}

function findCurrency(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  const matches = currencies.filter((code) =>
    [code, getSign(code), currencyNames.of(code), `${currencyNames.of(code)}s`].some(
      (name) => name?.toLowerCase() === word,
    ),
  );
  // Dollars, pounds and yen without a country are usually these.
  const usualMatch = ['USD', 'GBP', 'JPY'].find((code) => matches.includes(code));
  return usualMatch ?? (matches.length === 1 ? matches[0] : undefined);
}

export const currency = z
  .string()
  .overwrite(parseCurrency)
  .refine((code) => currencies.includes(code), 'must be a currency, like "EUR" or "€"')
  .default('USD')
  .describe("Only for a price that is not in the company's currency, like a salary abroad: INR.");

/** How a page describes itself: in the browser's tab, in search results, and at its top. */
export const pageHeadSchema = z.strictObject({
  title: line(60)
    .describe("In the browser's tab, and as the last step of the breadcrumb above the heading.")
    .meta({ hint: 'What this page is called. One to three words.', example: 'Our team' }),
  description: line(160).describe(
    'What the page is about, for search engines and link previews. One or two sentences.',
  ),
  heading: heading.describe("The page's large heading.").meta({
    hint: 'What this page shows. Two to six words; those between *asterisks* are in italics.',
    example: 'The people who *do the work*.',
  }),
  lede: line(240).describe(
    'What a visitor finds on this page. One or two sentences below the heading.',
  ),
});

export type PageHead = z.infer<typeof pageHeadSchema>;

/** The words at the top of a section. */
export const sectionHeadSchema = z.strictObject({
  label: line(60)
    .describe('A small label above the heading. One to three words.')
    .meta({ example: 'How we work' }),
  heading,
  lede: line(240).describe(
    'What a visitor finds in this part. One or two sentences below the heading.',
  ),
});

export type SectionHead = z.infer<typeof sectionHeadSchema>;

export const figureNames = z
  .array(anchor)
  .max(6)
  .default([])
  .describe('The names of figures in claims.yaml, in page order: two to six look best.');

/** A figure and what it counts. Percentages and scores like "4.9/5" are drawn to scale. */
export const statSchema = z.strictObject({
  value: line(12)
    .describe('As it is shown: "200+", "95%", "4.9/5", "3x".')
    .meta({ hint: 'A figure that you can prove, as it should read.', example: '99.5%' }),
  label: line(60).describe('What the figure counts, in a few words.'),
});

export type Stat = z.infer<typeof statSchema> & {
  /** Where the page says how it was counted. */
  note?: { id: string; number: number } | undefined;
};

const per = z
  .enum(['hour', 'day', 'week', 'month', 'year'])
  .optional()
  .describe('Left out for a price that is paid once.');

/** An amount of money. The language decides how it reads: "$199/month". */
export const priceSchema = z
  .union(
    [
      z.strictObject({
        amount: z.number().positive(),
        currency,
        per,
        from: z.boolean().optional().describe('True if this is the lowest price.'),
      }),
      line(40),
    ],
    'must be a price, like { amount: 199, per: month }, or a few words, like "On request"',
  )
  .describe('{ amount: 199, per: month, from: true }, or a few words: "On request".')
  .meta({
    hint: 'What it costs, or how one learns the price. A few words.',
    example: 'On request',
  });

export type Price = z.infer<typeof priceSchema>;

/** What most orders cost. The language decides how it reads: "$25k–$50k". */
export const priceRangeSchema = z
  .strictObject({ least: z.number().positive(), most: z.number().positive(), currency, per })
  .refine(({ least, most }) => least <= most, { path: ['most'], error: 'must not be below least' })
  .describe(
    'What most orders cost: { least: 25000, most: 50000 }. The same number twice for a fixed price.',
  );

export type PriceRange = z.infer<typeof priceRangeSchema>;

/** How much a visitor may want to spend. */
export const budgetSchema = z
  .union(
    [
      line(60),
      z
        .strictObject({
          least: z.number().positive().optional(),
          most: z.number().positive().optional(),
          currency,
        })
        .refine(
          ({ least = 0, most = Infinity }) => least <= most && (least > 0 || most < Infinity),
        ),
    ],
    'must be amounts, like { least: 10000, most: 25000 }, { most: 10000 } or { least: 25000 }, or a few words',
  )
  .describe(
    "{ least: 10000, most: 25000 } in the company's currency; without one of them, it is open at that end. Or a few words.",
  )
  .meta({ hint: 'What a client may want to spend. A few words.', example: 'I don’t know yet' });

/** The beginning of a message whose writer has come by a link to the contact form. */
export const details = line(80)
  .optional()
  .describe(
    'Only for a link to "/#contact": what the message in the form then begins with, like "API key".',
  )
  .meta({ hint: 'What the message in the contact form then begins with.', example: 'API key' });

/** One or two links at the end of a page. Put the one that most visitors want first. */
const links = z
  .array(
    z.strictObject({
      label: line(30)
        .describe('What the button does. One to four words.')
        .meta({ example: 'Write to Us' }),
      link,
      details,
    }),
  )
  .min(1)
  .max(2);

/** The last band of a page, with its own heading. */
export const closingLinksSchema = sectionHeadSchema.extend({ links });

/** The last band of a page: one sentence and two links. */
export const closingCallSchema = z.strictObject({
  text: line(120)
    .describe('What a visitor can do now. One sentence.')
    .meta({ example: 'Tell us what takes you too long.' }),
  links,
});

export type ClosingLinks = z.infer<typeof closingLinksSchema>;

export const resourceSchema = z.strictObject({
  id: anchor,
  title: line(40)
    .describe('What it is called. One to four words.')
    .meta({ example: 'First steps' }),
  description: line(160).describe('What a reader learns from it. One sentence.'),
  type: line(20).describe('What kind of thing it is, in a word or two.').meta({ example: 'Guide' }),
  status: line(20)
    .optional()
    .describe(
      'Shown after the type while the resource does not exist yet. Leave it out once it does.',
    )
    .meta({
      hint: 'What to know while it does not exist yet. One or two words.',
      example: 'In preparation',
    }),
  link,
});

export type Resource = z.infer<typeof resourceSchema>;
