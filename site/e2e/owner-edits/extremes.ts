import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { EditedSite } from './edited-site.ts';

const leftOut = ['/team', '/careers', '/news', '/docs', '/api'];
const files = [
  'team',
  'team-members',
  'careers',
  'jobs',
  'perks',
  'news',
  'articles',
  'category-chips',
  'docs',
  'api',
  'openapi',
  'rate-tiers',
  'sdks',
];
const otherServices = [
  'ai-analytics',
  'ai-chatbots',
  'ai-marketing',
  'idea-to-mvp',
  'intelligent-automation',
];

/** One of everything, and nothing that is optional. */
export function leaveOutEverything({ edit, path }: EditedSite): void {
  edit('site', ({ name, domain, founded, blurb, email }) => ({
    ...{ name, domain, founded, blurb, sample: true },
    email: { general: email.general },
    leaveOut: leftOut,
  }));
  for (const file of files) rmSync(path('content', `${file}.yaml`));
  for (const id of otherServices) rmSync(path(`content/services/${id}.yaml`));
  edit('services/ai-development', (service) => {
    const { page } = service;
    service.plate = 1;
    service.features = service.features.slice(0, 1);
    page.figures = [];
    page.solutions.cards = [{ ...page.solutions.cards[0], items: ['One thing'] }];
    page.process.steps = page.process.steps.slice(0, 1);
    delete page.technologies;
    delete page.stories;
  });
  for (const list of ['products', 'upcoming-products', 'testimonials', 'core-values'])
    edit(list, () => []);
  edit('third-party-services', () => []);
  edit('cookies', ([first]) => [first]);
  edit('cookie-categories', ([first]) => [first]);
  edit('cookie-policy', (policy) => {
    delete policy.services;
  });
  edit('engagement', ({ rows }) => {
    rows.length = 1;
  });
  edit('home', (home) => {
    delete home.products;
    delete home.testimonials;
    home.hero.stats = [];
    home.contact.guarantee.text = 'We answer within a day.';
  });
  edit('support', (support) => {
    for (const name of ['hours', 'search', 'questions', 'resources', 'quickActions'])
      delete support[name];
    support.channels.items = [
      { ...support.channels.items[0], responseTime: 'Within a day' },
      support.channels.items[2],
    ];
    support.closing.links.length = 1;
  });
  const terms = path('content/terms.md');
  const links = /\[([^\]]*)\]\((?:\/api|\/#products)\)/g;
  const text = readFileSync(terms, 'utf8').replaceAll(links, '$1');
  writeFileSync(terms, text.replace(/^.*{opening-time}.*$/m, ''));
}

type Fields = Record<string, unknown>;

/** The list with nine entries, each with a name of its own. */
function nine(list: Fields[], name: string): Fields[] {
  return Array.from({ length: 9 }, (_, index) => {
    const like = list[index % list.length] ?? {};
    if (index < list.length) return like;
    const others = { ...(like.id !== undefined && { id: `${like.id}-${index}` }) };
    return { ...like, ...others, [name]: `${String(like[name]).slice(0, 28)} ${index + 1}` };
  });
}

/** Eight services, and nine of everything else. */
export function haveMuch({ edit, addService }: EditedSite): void {
  for (const plate of [7, 8])
    addService(`service-${plate}`, (service) => {
      const title = `Another Service ${plate}`;
      Object.assign(service, { plate, title, contactOption: title });
      service.page.description = `What the service ${plate} is.`;
    });
  const social = ['linkedin', 'instagram', 'facebook', 'mastodon', 'bluesky', 'xing', 'tiktok'];
  edit('site', (site) => {
    site.social = [...social, 'vimeo', 'xbox'].map((network) => ({
      ...{ network, label: `Our page on ${network}` },
      href: `https://${network}.example/orrery`,
    }));
  });
  edit('home', ({ hero, testimonials }) => {
    hero.stats = ['experts', 'countries', 'projects', 'roi', 'phd-holders', 'automation-success'];
    testimonials.stats = hero.stats.slice(0, 5);
  });
  for (const list of ['products', 'upcoming-products', 'core-values', 'perks', 'jobs'])
    edit(list, (records) => nine(records, 'title'));
  for (const list of ['testimonials', 'team-members']) edit(list, (all) => nine(all, 'name'));
  edit('sdks', (sdks) => nine(sdks, 'language'));
  edit('rate-tiers', (tiers) => nine(tiers, 'tier'));
  edit('category-chips', () => []);
  edit('articles', (articles) =>
    nine(articles, 'title').map((article, index) => ({
      ...article,
      featured: index === 0,
      date: `2024-12-${10 - index}`.replace('-9', '-09').replace(/-(\d)$/, '-0$1'),
    })),
  );
  edit('services/ai-development', ({ page, features }) => {
    features.push(...nine([{ title: 'Feature' }], 'title').map(({ title }) => title));
    features.length = 9;
    page.figures = nine(page.figures, 'description').slice(0, 6);
    page.solutions.cards = nine(page.solutions.cards, 'title');
    page.stories.items = nine(page.stories.items, 'title');
    page.technologies.items = nine(page.technologies.items, 'name');
    page.process.steps = nine(page.process.steps, 'title');
  });
  edit('services/ai-chatbots', ({ page }) => {
    page.stories.items.length = 1;
    page.solutions.cards.length = 1;
    page.figures.length = 1;
  });
  edit('support', ({ channels, questions, resources, quickActions }) => {
    channels.items = nine(channels.items, 'title');
    questions.items = nine(questions.items.slice(0, 1), 'question');
    resources.items = nine(resources.items, 'title');
    quickActions.items = nine(quickActions.items, 'label');
  });
  edit('docs', ({ guides, quickLinks }) => {
    guides.sections[0].articles = nine(guides.sections[0].articles, 'title');
    quickLinks.items = nine(quickLinks.items, 'title');
  });
  edit('engagement', (engagement) => {
    engagement.rows = nine(engagement.rows, 'label');
  });
}
