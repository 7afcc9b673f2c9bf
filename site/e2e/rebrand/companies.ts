/** The options of `npm run rebrand` for one company. */
export type Company = Readonly<Record<string, string>>;

/** One word, a strong red, and an answer to everything. */
const ember: Company = {
  name: 'Ember',
  domain: 'ember.example',
  founded: '2011',
  blurb: 'Ember measures furnaces, and tells you a day ahead when one of them will fail.',
  email: 'office@ember.example',
  'email-careers': 'work@ember.example',
  'email-support': 'desk@ember.example',
  'email-privacy': 'data@ember.example',
  'email-legal': 'counsel@ember.example',
  'email-security': 'alarm@ember.example',
  phone: '+49 30 5550 198',
  address: 'Lindenallee 7, 10999 Berlin, Germany',
  entity: 'Ember GmbH',
  hours: 'Mon-Thu, Sat 08:30-16:00',
  zone: 'Europe/Berlin',
  'zone-name': 'CET',
  main: '#1f1013',
  accent: '#c8102e',
};

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

export const companies: readonly Company[] = [ember, opticians, cranes];
