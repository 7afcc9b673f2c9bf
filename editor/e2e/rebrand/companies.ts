/** The options of `npm run rebrand` for one company. */
export type Company = Readonly<Record<string, string>>;

/** A long name with signs that markup, feeds and shells treat specially, and a cold blue-green. */
const opticians: Company = {
  name: "Whitcombe, O'Malley & Daughters Optical",
  domain: 'whitcombe-omalley-and-daughters.example',
  founded: '1904',
  blurb: 'We grind lenses & teach machines to look through them.',
  email: 'hello@whitcombe-omalley-and-daughters.example',
  'email-careers': 'careers@whitcombe-omalley-and-daughters.example',
  'email-support': 'support@whitcombe-omalley-and-daughters.example',
  hours: 'Mon-Sun 00:00-23:30',
  zone: 'America/New_York',
  'zone-name': 'ET',
  main: '#06262b',
  accent: '#00666e',
};

/** Letters with accents, an almost black violet, and no address but three for email. */
const cranes: Company = {
  name: 'Łódź Żuraw',
  domain: 'zuraw.example',
  founded: '1998',
  blurb: 'Łódź Żuraw builds cranes, and the software that moves them.',
  email: 'biuro@zuraw.example',
  'email-careers': 'praca@zuraw.example',
  'email-support': 'pomoc@zuraw.example',
  hours: 'Mon-Fri 07:00-15:00',
  zone: 'Europe/Warsaw',
  'zone-name': 'CET',
  main: '#150a24',
  accent: '#6d28d9',
};

export const companies: readonly Company[] = [opticians, cranes];
