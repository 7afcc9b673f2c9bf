import { z } from 'zod';
import { formServiceNames } from '../lib/forms/form-services.ts';
import { dayNames, networks } from '../vocabulary.ts';
import { anchor, currency, httpsAddress, line, phone } from './fields.ts';
import { logoFile } from './picture.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, like "09:00"');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be a language, like "en", "de" or "de-AT"');

const emailAddress = z.email('must be an email address');

const optionalAddress = emailAddress.optional().describe('Without it, `general` is used.');

/** All facts about the company. They are in no other file, and pages do not mention those that are left out. */
export const siteSchema = z.strictObject({
  name: line(40)
    .describe(
      "The company's name, for the header, the footer, every page's title and the copyright line.",
    )
    .meta({
      hint: 'What people call your company. One to four words.',
      example: 'Hartmann Invoices',
    }),
  logo: logoFile
    .optional()
    .describe(
      'The logo, in the folder pictures. One that is at least twice as wide as high stands alone; others stand next to the name. Without it, a mark is drawn.',
    ),
  logoDark: logoFile.optional().describe('The logo for dark pages, if it is a different one.'),
  icon: logoFile
    .optional()
    .describe(
      'A square version of the logo for the tab of a browser and the home screen of a phone.',
    ),
  domain: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a bare domain, like "company.example"')
    .describe(`The site's domain, without "https://". Used in canonical URLs.`),
  language: language
    .optional()
    .describe(
      'The language of all texts, English if left out. Its labels are in languages/<language>.json.',
    ),
  alternates: z
    .array(
      z.strictObject({
        language: language.describe('The language of the other site: "de".').meta({ start: 'eo' }),
        href: httpsAddress
          .regex(/^[^?#]*$/, 'must be without ? and #')
          .describe('Where it begins: "https://de.company.com".')
          .meta({ start: 'https://example.com/' }),
        leaveOut: z
          .array(z.string().regex(/^\/[a-z0-9/-]*$/, 'must be a page, like "/news"'))
          .default([])
          .describe('The pages that the other site does not have at the same path, like [/news].'),
      }),
    )
    .default([])
    .describe('The same site in other languages. The footer leads to the same page there.'),
  currency: currency.describe(
    'The currency of all prices, US dollars if left out: "EUR" or "€". A price, a salary or a budget can name another.',
  ),
  founded: z
    .int()
    .min(1900)
    .optional()
    .describe('The founding year, shown at the top of the home page.'),
  blurb: line(240)
    .optional()
    .describe(
      'At the top of the footer: what the company does, for whom, and where. Two or three sentences.',
    )
    .meta({ hint: 'What you do, for whom, and where. Two or three sentences.' }),
  email: z
    .strictObject({
      general: emailAddress,
      careers: optionalAddress,
      support: optionalAddress,
      privacy: optionalAddress,
      legal: optionalAddress,
      security: optionalAddress.describe(
        'For people who find a security problem. The build writes it into /.well-known/security.txt, valid for a year from then. Without it, there is no such file.',
      ),
    })
    .describe(
      'Email addresses. `general` receives the contact form, and whatever has no address of its own.',
    ),
  phone: z
    .string()
    .regex(phone, 'must begin with the country code, like "+1 202 555 0142"')
    .optional()
    .describe('As people should read it, with the country code. A phone dials the same number.'),
  phoneNote: line(80)
    .optional()
    .describe(
      'Below the phone number in the contact section: where it rings, or what a call costs.',
    )
    .meta({
      hint: 'Where your phone rings, or what a call costs. A few words.',
      example: 'Rings in our workshop in Kassel',
    }),
  booking: httpsAddress
    .optional()
    .describe(
      'Where visitors book a call. Adds "Book a Call" to the contact section and to the receipt, and "Schedule demo" on the support page leads there.',
    ),
  contactForm: z
    .strictObject({
      service: z
        .enum(formServiceNames)
        .optional()
        .describe(
          'Who takes the messages of the contact form and forwards them to you. You need an account there. "other" is any address that takes a form and answers with JSON.',
        ),
      id: z
        .string()
        .regex(
          /^[\w-]+$/,
          'must be what the service calls the id or the access key of your form, without the rest of the address',
        )
        .optional()
        .describe(
          'Which form it is: the last part of the address that Formspree or Basin gives you, or the access key of Web3Forms. Netlify needs none.',
        ),
      url: httpsAddress
        .optional()
        .describe('Only for "other": the full address that the form sends to.'),
    })
    .optional()
    .describe(
      'The form service that receives the contact form. Without one, the form prepares an email.',
    ),
  address: z
    .array(
      line(60).meta({
        hint: 'A line of your postal address: street and number, or postal code, city and country.',
      }),
    )
    .min(1)
    .optional()
    .describe('The postal address, one array entry per line.'),
  hours: z
    .strictObject({
      days: z
        .array(z.enum(dayNames))
        .min(1)
        .refine(
          (days) => dayNames.filter((day) => days.includes(day)).join() === days.join(),
          'must have each day once, in the order of the week',
        )
        .describe('In the order of the week, starting with Monday.')
        .meta({ start: dayNames.slice(0, 5) }),
      opens: time.describe('In 24-hour format.').meta({ start: '09:00' }),
      closes: time.meta({ start: '17:00' }),
      zone: z
        .string()
        .refine(isTimeZone, 'must be a time zone, like "Asia/Kolkata"')
        .describe('The IANA name of the time zone, which includes its daylight saving time.')
        .meta({ start: Intl.DateTimeFormat().resolvedOptions().timeZone }),
      abbreviation: line(6)
        .optional()
        .describe(
          'The short name of the zone that visitors see after the hours. If left out, it is the usual one, and follows daylight saving time.',
        )
        .meta({ hint: 'The short name of your time zone.', example: 'CET' }),
    })
    .refine(({ opens, closes }) => opens < closes, {
      path: ['closes'],
      message: 'must be later than opens',
    })
    .optional()
    .describe(
      "When someone answers. Shown on the contact card, in the footer, and on the support page, which also converts it to the visitor's own time zone.",
    ),
  legal: z
    .strictObject({
      entity: line(120)
        .optional()
        .describe(
          'Who signs contracts: your full name, or that of the company with its legal form.',
        )
        .meta({ example: 'Hartmann GmbH' }),
      representative: line(120)
        .optional()
        .describe('Who signs for the company, and as what.')
        .meta({ example: 'Ines Hartmann, managing director' }),
      register: line(120)
        .optional()
        .describe(
          'Where the company is registered, and its number there. In the footer, and at the head of the legal texts.',
        )
        .meta({
          hint: 'Where the company is registered, and its number there.',
          example: 'Companies House, 01234567',
        }),
      vatNumber: line(30)
        .optional()
        .describe('Your VAT number. In the footer, and at the head of the legal texts.')
        .meta({ hint: 'Your VAT number.', example: 'DE123456789' }),
      host: line(60)
        .optional()
        .describe(
          'The company whose servers send the pages. Leave it out on a server of your own. The legal texts then say what your server does.',
        )
        .meta({
          hint: 'The company whose servers send your pages to visitors.',
          example: 'Netlify',
        }),
      logRetention: line(40)
        .optional()
        .describe(
          'How long logs are kept: "30 days". Left out on a server of your own, it is what deploy/server/logrotate says. Change that file too.',
        )
        .meta({ hint: 'How long your web server keeps a record of visits.', example: '30 days' }),
      workplaces: z
        .array(
          line(60)
            .describe('A place where people of the company work.')
            .meta({ example: 'Kassel, Germany' }),
        )
        .min(1)
        .optional()
        .describe('The places where people work: "Bengaluru, India".'),
      law: line(160)
        .optional()
        .describe('Whose law applies to a contract with you, and whose courts decide.')
        .meta({ example: 'the law of Germany and the courts of Kassel' }),
      dataProtectionOfficer: line(160)
        .optional()
        .describe('Your data protection officer. If the law asks for none, say "not needed".')
        .meta({
          hint: 'Your data protection officer. Two words if the law asks for none.',
          example: 'not needed',
        }),
      dataRepresentatives: line(160)
        .optional()
        .describe(
          'Who represents you where data protection law asks for it, as in the EU or the UK. If nowhere, say "not needed".',
        )
        .meta({
          hint: 'Who represents you in the EU or the UK for data protection. Two words if nobody has to.',
          example: 'not needed',
        }),
      accessibilityTested: z.iso
        .date('must be a date, like "2024-12-15"')
        .optional()
        .describe('The day of the last test of how accessible the pages are, for the terms.'),
    })
    .optional()
    .describe('For the privacy policy and the terms. Have a lawyer check these values.'),
  social: z
    .array(
      z.strictObject({
        network: anchor
          .describe(
            `Which icon is drawn: ${networks.join(', ')}. Any other name shows the label next to the sign of a link.`,
          )
          .meta({ start: networks[0] }),
        label: line(30)
          .describe('The name of the network, or of your page there.')
          .meta({ example: 'LinkedIn' }),
        href: httpsAddress,
      }),
    )
    .refine(
      (social) => new Set(social.map(({ href }) => href)).size === social.length,
      'must have each address once',
    )
    .default([])
    .describe('Your pages on social networks, in the footer.'),
  services: z
    .array(anchor)
    .optional()
    .describe(
      'The files of services in the order of every list, without their ending. Others follow by name. If the home page shows planets, each service has one, so there are eight at most.',
    ),
  sample: z
    .boolean()
    .default(false)
    .describe(
      'True for the sample: all of this company is invented. The footer of every page says so, and no real domain gets the site.',
    ),
});

export type Site = z.infer<typeof siteSchema>;
