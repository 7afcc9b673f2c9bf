import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { EditedSite } from './edited-site.ts';
import { mark } from './marked-words.ts';

const files = [
  'team',
  'team-members',
  'careers',
  'jobs',
  'perks',
  'news',
  'category-chips',
  'docs',
  'api',
  'openapi',
  'rate-tiers',
  'sdks',
  'products',
  'upcoming-products',
  'testimonials',
  'core-values',
  'cookie-policy',
  'cookie-categories',
  'cookies',
  'third-party-services',
  'engagement',
];
const otherServices = [
  'ai-analytics',
  'ai-chatbots',
  'ai-marketing',
  'idea-to-mvp',
  'intelligent-automation',
];

/** Articles with a text, and a sentence in each. */
export const texts = {
  'a-forecast-that-keeps-quiet': 'The buoys were silent for a week.',
  'where-it-learned-that': 'A label is an opinion.',
};

/** Writes the texts of two articles, the first with a link to the second. */
function writeTexts(path: EditedSite['path']): void {
  const [first, second] = Object.keys(texts);
  const start = `We asked twice, as in [the other note](/news/${second}):\n\n- once at sea;\n- once ashore.\n\n`;
  for (const [id, sentence] of Object.entries(texts)) {
    const text = `${id === first ? start : ''}## What we learned\n\n**Nothing** was lost. ${sentence}\n`;
    appendFileSync(path('content/articles', `${id}.md`), `\n${mark(text)}`);
  }
}

export const booking = 'https://calendar.example/intro?minutes=30';

/** One of everything, nothing optional except a form service, and an engraving instead of the planets. */
export function leaveOutEverything({ edit, path }: EditedSite): void {
  edit('site', () => ({
    ...{ name: 'Harbor', domain: 'harbor.example', booking },
    email: { general: 'hello@harbor.example' },
    contactForm: { service: 'formspree', id: 'abc' },
  }));
  // They belong to /news.
  writeTexts(path);
  writeFileSync(path('content/redirects.yaml'), 'list: [{ from: /About_Us/, to: "/#contact" }]\n');
  for (const file of files) rmSync(path('content', `${file}.yaml`));
  for (const id of otherServices) rmSync(path(`content/services/${id}.yaml`));
  edit('services/ai-development', (service) => {
    for (const part of ['icon', 'features', 'contactOption', 'page']) delete service[part];
  });
  edit('home', (home) => {
    home.hero.figure = 'waves';
    delete home.hero.caption;
    delete home.hero.label;
    home.hero.lede = 'One thing, done well, for whoever needs it.';
    for (const part of ['description', 'about', 'services', 'contact']) delete home[part];
    delete home.products;
    delete home.testimonials;
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

/** Repeats the entries of a list until there are nine, each with a name of its own. */
function repeatToNine(list: Fields[], name: string): Fields[] {
  return Array.from({ length: 9 }, (_, index) => {
    const original = list[index % list.length] ?? {};
    if (index < list.length) return original;
    const changedId = { ...(original.id !== undefined && { id: `${original.id}-${index}` }) };
    return {
      ...original,
      ...changedId,
      [name]: `${String(original[name]).slice(0, 28)} ${index + 1}`,
    };
  });
}

/** Ordinary words, as long as a field allows. */
const words = (most: number) =>
  'Measured instruments for the transport of goods and people across long distances '
    .repeat(5)
    .slice(0, most - 1)
    .trim()
    .concat('s');

/** One of each kind has texts as long as its fields allow. */
const longest: [file: string, texts: Record<string, string>][] = [
  ['team-members', { name: words(60), role: words(60), bio: words(320) }],
  ['testimonials', { name: words(60), company: words(60), text: words(240) }],
  ['perks', { title: words(40), description: words(160) }],
  ['core-values', { title: words(40), description: words(200) }],
];

/**
 * Eight services, nine of everything else, the longest texts, large numbers, and a photograph of each of
 * the first six people.
 */
export function fillEverything({ edit, addLike, path }: EditedSite, photos: string): void {
  cpSync(photos, path('pictures'), { recursive: true });
  for (const number of [7, 8])
    addLike('services/ai-chatbots', `services/service-${number}`, (service) => {
      const title = `${words(29)} service ${number}`;
      Object.assign(service, { title, contactOption: title });
      service.page.description = `What the service ${number} is.`;
    });
  const social = ['linkedin', 'instagram', 'facebook', 'mastodon', 'bluesky', 'xing', 'tiktok'];
  edit('site', (site) => {
    site.social = [...social, 'vimeo', 'xbox'].map((network) => ({
      ...{ network, label: `Our page on ${network}` },
      href: `https://${network}.example/orrery`,
    }));
  });
  edit('home', ({ about, testimonials }) => {
    about.stats = ['experts', 'countries', 'projects', 'roi', 'phd-holders', 'automation-success'];
    testimonials.stats = about.stats.slice(0, 5);
  });
  edit('products', ([product]) => {
    product.image = { file: readdirSync(photos)[0], alt: 'A screen' };
  });
  for (const list of ['products', 'upcoming-products', 'core-values', 'perks', 'jobs'])
    edit(list, (records) => repeatToNine(records, 'title'));
  for (const list of ['testimonials', 'team-members'])
    edit(list, (all) => repeatToNine(all, 'name'));
  edit('team-members', (people) => {
    for (const person of people.slice(0, 6)) person.portrait = `${person.id}.jpg`;
  });
  edit('sdks', (sdks) => repeatToNine(sdks, 'language'));
  edit('rate-tiers', (tiers) => {
    tiers[0].requestsPerMonth = 5_000_000_000;
    return repeatToNine(tiers, 'tier');
  });
  edit('category-chips', () => []);
  for (const number of [8, 9])
    addLike('articles/fair-four-ways.md', `articles/article-${number}.md`, (article) => {
      article.title = `${article.title} ${number}`;
    });
  edit('articles/a-forecast-that-keeps-quiet.md', (article) => {
    article.image = { file: readdirSync(photos)[0], alt: 'A test bench' };
  });
  edit('articles/fair-four-ways.md', (article) => {
    Object.assign(article, { title: words(90), excerpt: words(280) });
  });
  writeTexts(path);
  edit('services/ai-development', ({ page, features }) => {
    features.push(...repeatToNine([{ title: 'Feature' }], 'title').map(({ title }) => title));
    features.length = 9;
    page.figures = repeatToNine(page.figures, 'description').slice(0, 6);
    page.solutions.cards = repeatToNine(page.solutions.cards, 'title');
    page.stories.items = repeatToNine(page.stories.items, 'title');
    page.technologies.items = repeatToNine(page.technologies.items, 'name');
    page.process.steps = repeatToNine(page.process.steps, 'title');
  });
  for (const [file, texts] of longest) edit(file, (list) => void Object.assign(list.at(-1), texts));
  edit('services/ai-chatbots', ({ page }) => {
    page.stories.items.length = 1;
    page.solutions.cards.length = 1;
    page.figures = [{ metric: '1400%', description: words(100) }];
    page.process.steps[0].duration.weeks = { least: 14, most: 27 };
  });
  edit('support', ({ channels, questions, resources, quickActions }) => {
    channels.items = repeatToNine(channels.items, 'title');
    questions.items = repeatToNine(questions.items.slice(0, 1), 'question');
    resources.items = repeatToNine(resources.items, 'title');
    quickActions.items = repeatToNine(quickActions.items, 'label');
  });
  for (let number = 4; number <= 9; number++)
    addLike('guides/confidence.md', `guides/guide-${number}.md`, (guide) => {
      guide.title = `${guide.title} ${number}`;
      guide.description = `${guide.description} ${number}`;
    });
  edit('docs', ({ quickLinks }) => {
    quickLinks.items = repeatToNine(quickLinks.items, 'title');
  });
  edit('engagement', (engagement) => {
    engagement.rows = repeatToNine(engagement.rows, 'label');
  });
}
