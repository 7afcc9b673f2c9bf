import type { EditedSite } from './edited-site.ts';

/** Ordinary words, as long as a field allows. */
function words(most: number): string {
  const text = 'Measured instruments for the transport of goods and people across long distances ';
  return text
    .repeat(Math.ceil(most / text.length))
    .slice(0, most - 1)
    .trim()
    .concat('s');
}

/** The list with one more entry, based on the last one. */
const more = (list: object[], changes: object) => [
  ...list,
  { ...list.at(-1), id: `number-${list.length + 1}`, ...changes },
];

/** Another company with a long name, which has nothing in common with the sample. */
const company = {
  name: 'Northwestern Analytical Machines Company',
  domain: 'northwestern-analytical-machines.example',
  founded: 2011,
  blurb: words(240),
  email: {
    general: 'office@northwestern.example',
    careers: 'work@northwestern.example',
    support: 'desk@northwestern.example',
    privacy: 'data@northwestern.example',
    legal: 'counsel@northwestern.example',
  },
  phone: undefined,
  address: undefined,
  legal: undefined,
  securityTxt: undefined,
  social: undefined,
  hours: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Sat'],
    opens: '08:30',
    closes: '16:00',
    zone: 'Europe/Berlin',
    abbreviation: 'CET',
  },
};

/** More of most things, longer texts and larger numbers, and as little as allowed of the others. */
export function editEverything({ edit, addService }: EditedSite): void {
  edit('site', (site) => {
    Object.assign(site, company);
  });
  addService('ai-robotics', (service) => {
    Object.assign(service, { plate: 7, contactOption: 'AI Robotics & Motion' });
    Object.assign(service, { title: words(40), description: words(160), icon: 'lattice' });
    service.features = [words(40), `${words(34)} two`, `${words(34)} three`];
    service.page.description = words(160);
    service.page.figures = [
      { metric: '1400%', description: words(100) },
      { metric: '400%', description: 'Four times the whole' },
      { metric: '12-24 weeks', description: 'From the first call' },
      { metric: '99.95%', description: 'Of all days' },
    ];
    service.page.solutions.cards.push({ ...service.page.solutions.cards[0], title: words(40) });
    service.page.process.steps[0].duration.weeks = { least: 14, most: 27 };
    service.page.stories.items.push({ ...service.page.stories.items[0], title: words(80) });
  });
  edit('services/ai-development', ({ page }) => {
    page.technologies.items.push({ name: 'TLA+', category: 'Proof', description: words(120) });
  });
  edit('team-members', (people) => {
    Object.assign(people[0], { name: words(60), role: words(60), experience: '61 years at sea' });
    Object.assign(people[1], { bio: words(320), experience: '1 year' });
    people.pop();
  });
  edit('testimonials', (quotes) => {
    Object.assign(quotes[0], { text: words(240), name: words(60), company: words(60) });
    quotes.pop();
  });
  edit('perks', (perks) => more(perks, { title: words(40), description: words(160) }));
  edit('core-values', (values) => more(values, { title: words(40), description: words(200) }));
  edit('careers', ({ culture }) => {
    culture.items.push(words(120));
  });
  edit('category-chips', (chips) => {
    for (const chip of chips.slice(0, 2)) chip.count += 200;
  });
  edit('docs', ({ guides, popular, status }) => {
    const guide = guides.sections[1].articles[2];
    for (const one of [guide, ...popular.items.filter(({ id }: { id: string }) => id === guide.id)])
      Object.assign(one, { readTime: 40, title: words(60) });
    status.items.pop();
    status.items[0].uptime = 82;
  });
  edit('cookie-categories', (categories) => {
    categories.find(({ title }: { title: string }) => title === 'Analytics').duration = '3 years';
  });
  edit('rate-tiers', (tiers) => more(tiers, { tier: 'Planet', requestsPerMonth: 5_000_000_000 }));

  edit('products', (products) => products.slice(0, 2));
  edit('upcoming-products', () => []);
  edit('jobs', () => []);
  edit('claims', ({ figures }) => {
    figures['open-positions'].value = '0';
  });
  edit('articles', ([article]) => [{ ...article, title: words(90), excerpt: words(280) }]);
}
