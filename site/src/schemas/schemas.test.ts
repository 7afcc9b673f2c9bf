import { readdirSync } from 'node:fs';
import type { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { unlistedRoutes } from '../routes.ts';
import { apiSchema } from './api.ts';
import { apiStatusSchema } from './api-status.ts';
import { articleSchema } from './article.ts';
import { careersSchema } from './careers.ts';
import { categoryChipSchema } from './category-chip.ts';
import { closingLinksSchema } from './closing-links.ts';
import { cookieSchema } from './cookie.ts';
import { cookieCategorySchema } from './cookie-category.ts';
import { cookiePolicySchema } from './cookie-policy.ts';
import { coreValueSchema } from './core-value.ts';
import { docArticleSchema } from './doc-article.ts';
import { docSectionSchema } from './doc-section.ts';
import { docsSchema } from './docs.ts';
import { faqItemSchema } from './faq-item.ts';
import { formNoteSchema } from './form-note.ts';
import { headlineMetricSchema } from './headline-metric.ts';
import { homeSchema } from './home.ts';
import { jobSchema } from './job.ts';
import { legalDocumentSchema } from './legal-document.ts';
import { newsSchema } from './news.ts';
import { notFoundSchema } from './not-found.ts';
import { openApiSchema } from './openapi.ts';
import { pageHeadSchema } from './page-head.ts';
import { perkSchema } from './perk.ts';
import { popularArticleSchema } from './popular-article.ts';
import { processStepSchema } from './process-step.ts';
import { productSchema } from './product.ts';
import { quickActionSchema } from './quick-action.ts';
import { rateTierSchema } from './rate-tier.ts';
import { resourceSchema } from './resource.ts';
import { sdkSchema } from './sdk.ts';
import { sectionHeadSchema } from './section-head.ts';
import { serviceSchema } from './service.ts';
import { servicePageSchema } from './service-page.ts';
import { siteSchema } from './site.ts';
import { solutionSchema } from './solution.ts';
import { statSchema } from './stat.ts';
import { successStorySchema } from './success-story.ts';
import { supportSchema } from './support.ts';
import { supportChannelSchema } from './support-channel.ts';
import { teamSchema } from './team.ts';
import { teamMemberSchema } from './team-member.ts';
import { technologySchema } from './technology.ts';
import { testimonialSchema } from './testimonial.ts';
import { thirdPartyServiceSchema } from './third-party-service.ts';
import { upcomingProductSchema } from './upcoming-product.ts';

const stat = { value: '95%', label: 'Automation success rate' };
const stats = [stat, stat, stat, stat];
const heading = { label: 'About', heading: 'A model that *works*.', lede: 'Turn the handle.' };

const pageHead = {
  title: 'Team',
  description: 'Who does the work.',
  heading: 'The *makers*.',
  lede: 'Six of us.',
};

const cookie = {
  id: 'ga',
  name: '_ga',
  type: 'Analytics',
  purpose: 'Tells one visitor from another.',
  duration: '2 years',
  provider: 'Google',
  keptIn: 'Cookies',
  holds: 'A random number.',
  lifetime: 'Set with the first page.',
  inUse: false,
  sample: true,
};

const cookieCategory = {
  id: 'essential',
  title: 'Essential',
  description: 'The site does not work without them.',
  required: true,
  duration: 'Session',
  examples: ['The page you came from'],
  inUse: true,
  sample: true,
};

const guide = { name: 'Firefox', see: ['Settings', 'Privacy'], block: ['Settings', 'Custom'] };

const formNote = {
  email: 'It becomes an email.',
  intake: 'It is sent to us.',
  contents: 'your name',
};

const docArticle = {
  id: 'first-model',
  title: 'Train a first model',
  description: 'From an empty folder to a forecast you can check.',
  readTime: 8,
  difficulty: 'Beginner',
  lastUpdated: '2024-12-15',
  sample: true,
};

const resource = {
  id: 'documentation',
  title: 'Documentation',
  description: 'How each product works, and what to do when it does not.',
  type: 'Guide',
  link: '/docs',
  sample: true,
};

const processStep = {
  number: 1,
  title: 'Discovery',
  description: 'We find the number that should move, and read it.',
  duration: { weeks: { least: 1, most: 2 } },
};

const testimonial = {
  id: 'ingrid-solheim',
  name: 'Ingrid Solheim',
  role: 'Head of Operations',
  company: 'Fjordline Freight',
  rating: 5,
  text: 'The forecasts paid for themselves.',
  sample: true,
};

const job = {
  id: 'forecasting-engineer',
  title: 'Forecasting Engineer',
  department: 'Engineering',
  location: 'Bengaluru or remote',
  type: 'Full-time',
  experience: '5+ years',
  salary: { currency: 'USD', min: 90000, max: 120000, per: 'year' },
  description: 'You build the models, and you are there when they meet the data.',
  requirements: ['Python', 'Statistics', 'Patience with calendars', 'A driving license'],
  benefits: ['Thirty days of leave'],
  sample: true,
};

const teamMember = {
  id: 'priya-raghunathan',
  name: 'Priya Raghunathan',
  role: 'Chief Scientist',
  expertise: 'Forecasting',
  experience: '14 years, half of them at sea',
  education: 'PhD in Statistics, Chennai',
  bio: 'Priya asks what the number was before.',
  achievements: ['Wrote the first forecast that a ferry was built on'],
  sample: true,
};

const site = {
  name: 'Orrery',
  domain: 'orrery.example',
  founded: 2020,
  blurb: 'Working models of businesses.',
  email: { general: 'hello@orrery.example' },
  phone: '+1 202 555 0142',
  address: ['12 Meridian Road', 'Bengaluru 560001'],
  hours: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    opens: '09:00',
    closes: '18:00',
    zone: 'Asia/Kolkata',
    abbreviation: 'IST',
  },
  response: {
    businessHours: 'within 2 hours',
    weekends: '24 hours',
    privacy: 'within 30 days',
    legal: 'within 5 business days',
    chat: 'under 2 minutes',
    phone: 'immediate',
  },
  social: [
    { network: 'linkedin', label: 'LinkedIn', href: 'https://linkedin.example/orrery' },
    { network: 'github', label: 'GitHub' },
    { network: 'x', label: 'X' },
    { network: 'youtube', label: 'YouTube' },
  ],
  sample: true,
};

const categoryChip = { id: 'all', name: 'All', count: 24, active: true };

const sdk = {
  id: 'python',
  name: 'orrery',
  version: '2.1.0',
  description: 'Calls, retries and types.',
  downloads: 48200,
  language: 'Python',
  install: 'pip install orrery==2.1.0',
  sample: true,
};

const failure = { $ref: '#/components/responses/Refused' };
const refused = {
  'application/problem+json': {
    schema: { $ref: '#/components/schemas/Model' },
    example: { name: 'Ferry demand' },
  },
};
const operation = {
  operationId: 'get-model',
  tags: ['Models'],
  summary: 'Get a model',
  description: 'Returns one model.',
  parameters: [
    {
      name: 'model_id',
      in: 'path',
      required: true,
      description: 'Its id.',
      schema: { type: 'string', pattern: '^mdl_' },
      example: 'mdl_1',
    },
  ],
  responses: {
    200: {
      description: 'The model.',
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Model' },
          example: { name: 'Ferry demand', tags: ['live', null] },
        },
      },
    },
    401: failure,
    429: failure,
  },
};
const openApi = {
  openapi: '3.1.0',
  info: { title: 'Models API', version: '1.0.0', summary: 'Models.', description: 'JSON.' },
  servers: [
    {
      url: 'https://api.{domain}',
      description: 'Production',
      variables: { domain: { default: 'orrery.example' } },
    },
  ],
  security: [{ apiKey: [] }],
  tags: [{ name: 'Models', description: 'The models.' }],
  paths: { '/api/v1/models/{model_id}': { get: operation } },
  components: {
    securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'Your key.' } },
    schemas: {
      Model: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: ['string', 'null'], description: 'Its name.' },
          settings: {
            type: 'object',
            description: 'How it was trained.',
            properties: { days: { type: 'integer', description: 'How far ahead.', minimum: 1 } },
          },
        },
      },
    },
    responses: {
      Refused: {
        description: 'No.',
        headers: {
          'Retry-After': {
            required: true,
            description: 'Seconds.',
            schema: { type: 'integer' },
            example: 12,
          },
        },
        content: refused,
      },
    },
  },
};

const thirdPartyService = {
  id: 'google-analytics',
  name: 'Google Analytics',
  purpose: 'Counts visits.',
  cookies: ['_ga'],
  privacyLink: 'https://policies.google.com/privacy',
  inUse: false,
  sample: true,
};

const article = {
  id: 'drift',
  title: 'What drift looks like from the inside',
  excerpt: 'A model went wrong slowly. This is the week we noticed.',
  author: 'Marcus Adeyemi',
  date: '2024-12-15',
  readTime: 6,
  category: 'Engineering',
  featured: false,
  sample: true,
};

const supportChannel = {
  id: 'email',
  title: 'Email',
  icon: 'mail',
  description: 'For anything that needs a file.',
  availability: 'any time',
  responseTime: 'message',
  action: { by: 'mail', label: 'Write to us', subject: 'Support request', body: ['Product:'] },
  sample: true,
};

const faqItem = {
  id: 'invoices',
  group: 'Billing & Plans',
  question: 'When is an invoice due?',
  answer: 'After 30 days.',
  sample: true,
};

const quickAction = {
  id: 'download-invoice',
  label: 'Download invoice',
  action: { by: 'mail', subject: 'Please send an invoice', body: ['Invoice number:'] },
  sample: true,
};

const closingLinks = {
  ...heading,
  links: [
    { label: 'Contact Us', link: '/#contact' },
    { label: 'Read on', link: '/docs' },
  ],
};

const support = {
  ...pageHead,
  caption: 'Hours on a dial.',
  search: 'Search this page',
  channels: { ...heading, items: Array(4).fill(supportChannel) },
  questions: {
    ...heading,
    items: ['Getting Started', 'Technical Support', 'Billing & Plans'].flatMap((group) =>
      Array(3).fill({ ...faqItem, group }),
    ),
  },
  resources: { ...heading, items: Array(4).fill(resource) },
  quickActions: { ...heading, items: Array(8).fill(quickAction) },
  closing: closingLinks,
};

const docSection = { id: 'basics', title: 'Basics', articles: Array(3).fill(docArticle) };

const popularArticle = {
  id: 'first-model',
  title: 'Train a first model',
  category: 'Basics',
  readTime: 8,
  views: 12400,
  sample: true,
};

const apiStatus = { product: 'ai-vision-pro', state: 'Operational', uptime: 99.9, sample: true };

const docs = {
  ...pageHead,
  caption: 'Minutes of reading.',
  search: 'Search this page',
  quickLinks: { ...heading, items: Array(4).fill(resource) },
  guides: { ...heading, request: 'Please send these guides', sections: Array(4).fill(docSection) },
  popular: { ...heading, items: Array(4).fill(popularArticle) },
  status: { ...heading, items: Array(3).fill(apiStatus) },
  closing: closingLinks,
};

const successStory = {
  title: 'Ferries that leave full',
  description: 'Forecasts by the hour replaced forecasts by the season.',
  industry: 'Logistics',
  metrics: [
    {
      value: '-38%',
      label: 'Empty places',
      change: { before: 21, after: 13, unit: '% of places' },
    },
    { value: '3x', label: 'Return in the first year' },
  ],
  sample: true,
};

const solution = {
  title: 'Computer vision',
  description: 'A camera that looks as hard at night as it did at noon.',
  items: ['Inspection', 'Counting', 'Reading labels'],
};

const head = { heading: 'A *working* model.', lede: 'What it is for.' };

const servicePage = {
  description: 'Models from your records.',
  summary: 'We train a model on your records.',
  caption: 'Every input has its thread to every answer.',
  figures: ['50+', '95%', '3x', '24/7'].map((metric) => ({ metric, description: 'What it means' })),
  solutions: { ...head, label: 'Types', cards: [solution, solution, solution, solution] },
  process: { lede: 'One after the other.', sample: true, steps: Array(5).fill(processStep) },
  stories: { ...head, items: [successStory, successStory, successStory] },
  closing: { text: 'Bring one decision.', label: 'Start Your AI Project' },
};

/** One valid record for each file in this folder, by the name of the file. */
const examples: Record<string, [z.ZodType, object]> = {
  api: [
    apiSchema,
    {
      title: 'API',
      description: 'Four endpoints.',
      heading: 'Four endpoints, *one key*.',
      lede: 'JSON in, JSON out.',
      file: 'The OpenAPI document',
      index: 'Four calls.',
      stats: { endpoints: 'Endpoints', uptime: stat, sdks: 'SDKs', encryption: stat },
      call: {
        ...heading,
        authentication: { title: 'Authentication', text: 'A key.', points: ['TLS 1.3'] },
      },
      endpoints: heading,
      limits: heading,
      sdks: heading,
      closing: 'Ask for a key.',
    },
  ],
  'api-status': [apiStatusSchema, apiStatus],
  article: [articleSchema, article],
  careers: [
    careersSchema,
    {
      ...pageHead,
      caption: 'A place is open.',
      positions: '50+',
      stats: stats.slice(1),
      jobs: heading,
      perks: heading,
      culture: { ...heading, items: Array(6).fill('Nobody is praised for a Sunday.') },
      closing: { text: 'Nothing that fits?', subject: 'Resume' },
    },
  ],
  'category-chip': [categoryChipSchema, categoryChip],
  'closing-links': [closingLinksSchema, closingLinks],
  cookie: [cookieSchema, cookie],
  'cookie-category': [cookieCategorySchema, cookieCategory],
  'cookie-policy': [
    cookiePolicySchema,
    {
      head: pageHead,
      lastUpdated: '2024-12-15',
      caption: 'In months.',
      explanation: { ...heading, paragraphs: ['A short text.'] },
      information: {
        ...heading,
        types: [{ title: 'Usage', description: 'Pages.', inUse: false, status: 'Not collected' }],
      },
      categories: heading,
      cookies: heading,
      services: heading,
      browsers: { ...heading, guides: [guide, guide, guide, guide] },
      privacyTeam: heading,
      updates: { text: 'This page says so first.' },
      settings: {
        title: 'Cookie Settings',
        intro: 'There is nothing to switch.',
        unread: 'Script is off.',
        none: 'nothing is stored',
        blocked: 'cannot be read',
        clear: 'Clear',
        ready: 'Then it is gone.',
        empty: 'Nothing to clear.',
        cleared: 'Cleared.',
        nothing: 'Nothing was stored.',
        refused: 'Storage is blocked.',
      },
    },
  ],
  'core-value': [
    coreValueSchema,
    {
      id: 'results-driven',
      icon: 'ruler',
      title: 'Results-Driven',
      description: 'We read the number before and after.',
      sample: false,
    },
  ],
  'doc-article': [docArticleSchema, docArticle],
  'doc-section': [docSectionSchema, docSection],
  docs: [docsSchema, docs],
  'faq-item': [faqItemSchema, faqItem],
  'form-note': [formNoteSchema, formNote],
  'headline-metric': [
    headlineMetricSchema,
    { metric: '8-12 weeks', description: 'From the first meeting to an MVP that people use' },
  ],
  home: [
    homeSchema,
    {
      title: 'AI and software services',
      description: 'Custom AI, measured before and after.',
      hero: { ...heading, caption: 'Fig. 1', stats },
      about: { ...heading, paragraphs: ['We build software to that standard.'] },
      services: { ...heading, custom: 'Something else?' },
      products: { ...heading, upcoming: 'On the workbench', custom: 'None of these?' },
      testimonials: { ...heading, stats, closing: 'Bring the number.' },
      contact: {
        ...heading,
        note: formNote,
        guarantee: { title: 'Quick Response Guarantee', text: 'A person answers.' },
      },
    },
  ],
  job: [jobSchema, job],
  news: [
    newsSchema,
    {
      title: 'News',
      description: 'What was measured.',
      heading: 'Notes from the *bench*.',
      lede: 'By whoever took the readings.',
      articles: heading,
      topics: {
        label: heading.label,
        heading: heading.heading,
        items: Array(8).fill('Small models'),
      },
      newsletter: { ...heading, note: formNote, promise: 'No spam.' },
    },
  ],
  'legal-document': [
    legalDocumentSchema,
    {
      ...head,
      title: 'Terms',
      description: 'The terms.',
      updated: '2024-12-15',
      summary: { lines: ['Read it.', 'Sign it.', 'Keep it.'], note: 'The text counts.' },
      contact: heading,
      sample: true,
      sections: [
        {
          id: 'rights',
          title: 'Your rights',
          when: 'mail',
          blocks: [
            { paragraph: ['Ask ', { fillIn: 'email.legal' }, ', see ', { section: 'rights' }] },
            { list: [[{ strong: 'One' }], [{ code: 'theme' }, { link: '/docs', words: 'Docs' }]] },
          ],
          subsections: [{ id: 'access', title: 'Access', blocks: [{ paragraph: ['All of it.'] }] }],
        },
      ],
    },
  ],
  'not-found': [
    notFoundSchema,
    {
      description: 'There is no page here.',
      explanation: 'It has left its orbit.',
      suggestions: 'Looking for our services?',
    },
  ],
  openapi: [openApiSchema, openApi],
  'page-head': [pageHeadSchema, pageHead],
  perk: [
    perkSchema,
    {
      id: 'hours',
      icon: 'clock',
      title: 'Counted hours',
      description: 'A week has 38.',
      sample: true,
    },
  ],
  'popular-article': [popularArticleSchema, popularArticle],
  'process-step': [processStepSchema, processStep],
  product: [
    productSchema,
    {
      id: 'ai-vision-pro',
      icon: 'eye',
      title: 'AI Vision Pro',
      category: 'AI Development Platform',
      description: 'Teach a camera what to look for.',
      features: ['Labeling that learns', 'Export to edge devices'],
      pricing: 'Starting at $199/month',
      status: 'Popular',
      gradient: 'brass',
      sample: true,
    },
  ],
  'quick-action': [quickActionSchema, quickAction],
  'rate-tier': [
    rateTierSchema,
    { id: 'free', tier: 'Free', requestsPerMonth: 1000, burstPerMinute: 10 },
  ],
  resource: [resourceSchema, resource],
  sdk: [sdkSchema, sdk],
  'section-head': [sectionHeadSchema, heading],
  service: [
    serviceSchema,
    {
      id: 'ai-development',
      plate: 1,
      icon: 'lattice',
      caption: 'Every input reaches every answer',
      title: 'AI Development',
      description: 'Models trained on your data.',
      features: ['Machine learning', 'Computer vision', 'Language'],
      route: '/ai-development',
      contactOption: 'AI Development & Integration',
      page: servicePage,
      sample: false,
    },
  ],
  'service-page': [servicePageSchema, servicePage],
  solution: [solutionSchema, solution],
  site: [siteSchema, site],
  stat: [statSchema, stat],
  'success-story': [successStorySchema, successStory],
  support: [supportSchema, support],
  'support-channel': [supportChannelSchema, supportChannel],
  team: [
    teamSchema,
    {
      ...pageHead,
      caption: 'Six orbits.',
      stats,
      leadership: heading,
      join: { text: 'There is room.', careers: 'See Open Positions', contact: 'Contact Us' },
    },
  ],
  'team-member': [teamMemberSchema, teamMember],
  technology: [
    technologySchema,
    { name: 'PyTorch', category: 'Framework', description: 'Where models are trained.' },
  ],
  testimonial: [testimonialSchema, testimonial],
  'third-party-service': [thirdPartyServiceSchema, thirdPartyService],
  'upcoming-product': [
    upcomingProductSchema,
    {
      id: 'conversational-ai-pro',
      icon: 'messages',
      title: 'Conversational AI Pro',
      description: 'Answers, and says when it cannot.',
      status: 'Coming Q2 2025',
      sample: true,
    },
  ],
};

/** Copies of a record, each with an extra key in one of the objects it is made of. */
function* withExtraKey(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { ...value, titel: 'misspelt' };
  for (const [key, part] of Object.entries(value)) {
    // What an API call sends or returns may have any keys.
    if (key === 'example') continue;
    for (const copy of withExtraKey(part)) {
      yield Array.isArray(value) ? value.with(Number(key), copy) : { ...value, [key]: copy };
    }
  }
}

/** Where a record is refused and why; empty when it is accepted. */
function complaints(schema: z.ZodType, record: unknown): string[] {
  const { error } = schema.safeParse(record);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

test('every schema has an example here', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((file) => !['fields.ts', 'schemas.test.ts'].includes(file))
    .map((file) => file.replace(/\.ts$/, ''));

  expect(Object.keys(examples).sort()).toEqual(files.sort());
});

describe.each(Object.entries(examples))('%s', (_, [schema, record]) => {
  test('a complete record is accepted as it is', () => {
    expect(schema.parse(record)).toEqual(record);
  });

  test('a misspelt key is refused by its name, at any depth', () => {
    for (const misspelt of withExtraKey(record)) {
      expect(schema.safeParse(misspelt).error?.message).toContain('"titel"');
    }
  });
});

const weeks = (least: number, most: number) => ({
  ...processStep,
  duration: { weeks: { least, most } },
});

const channel = (action: object) => ({ ...supportChannel, action });

test.each<[string, z.ZodType, object, string]>([
  [
    'a job with two requirements',
    jobSchema,
    { ...job, requirements: job.requirements.slice(0, 2) },
    'requirements: needs at least three requirements',
  ],
  [
    'a salary whose least is above its most',
    jobSchema,
    { ...job, salary: { ...job.salary, min: 130000 } },
    'salary.max: must not be below min',
  ],
  [
    'a salary in a currency that does not exist',
    jobSchema,
    { ...job, salary: { ...job.salary, currency: 'USX' } },
    'salary.currency: must be a currency code, like "USD"',
  ],
  [
    'a career whose years cannot be drawn',
    teamMemberSchema,
    { ...teamMember, experience: 'Many years' },
    'experience: must begin with the years, like "14 years"',
  ],
  [
    'a link to a page that does not exist',
    resourceSchema,
    { ...resource, link: '/pricing' },
    'link: is not a page of this site, like "/docs"',
  ],
  [
    'a mark left over from a template',
    resourceSchema,
    { ...resource, description: 'Write to {email}.' },
    'description: must be one line of plain text, without < > { }',
  ],
  [
    'a range of weeks whose least is above its most',
    processStepSchema,
    weeks(3, 2),
    'duration.weeks.most: must not be below least',
  ],
  [
    'a duration in other words than "ongoing"',
    processStepSchema,
    { ...processStep, duration: '1-2 weeks' },
    'duration: must be weeks with a least and a most, or "ongoing"',
  ],
  [
    'a day of publication in words',
    articleSchema,
    { ...article, date: 'December 15, 2024' },
    'date: must be a date, like "2024-12-15"',
  ],
  [
    'a date that is not in the calendar',
    docArticleSchema,
    { ...docArticle, lastUpdated: '2024-02-30' },
    'lastUpdated: must be a date, like "2024-12-15"',
  ],
  [
    'a chip other than "All" that is active',
    categoryChipSchema,
    { ...categoryChip, name: 'Product' },
    'active: must be true for "All" and false for every other chip',
  ],
  [
    'an SDK whose install line has another version',
    sdkSchema,
    { ...sdk, version: '2.2.0' },
    'install: must name the version above',
  ],
  [
    'an API on a domain of its own',
    openApiSchema,
    { ...openApi, servers: [{ ...openApi.servers[0], url: 'https://api.orrery.example' }] },
    'servers.0.url: must be "https://api.{domain}": the domain is filled in from site.yaml',
  ],
  [
    'an API call that says nothing of a missing key',
    openApiSchema,
    {
      ...openApi,
      paths: { '/models': { get: { ...operation, responses: { 429: failure } } } },
    },
    'paths./models.get.responses.401: Invalid input: expected object, received undefined',
  ],
  [
    'a privacy policy without encryption',
    thirdPartyServiceSchema,
    { ...thirdPartyService, privacyLink: 'http://policies.google.com/privacy' },
    'privacyLink: must be a full address that begins with https://',
  ],
  [
    'a cookie whose duration cannot be compared with others',
    cookieSchema,
    { ...cookie, duration: 'a while' },
    'duration: must be "Session", "Until cleared", or like "90 days" or "2 years"',
  ],
  [
    'a category whose duration cannot be drawn',
    cookieCategorySchema,
    { ...cookieCategory, duration: 'Until cleared' },
    'duration: must be "Session", or like "6 months" or "2 years"',
  ],
  [
    'hours that end before they begin',
    siteSchema,
    { ...site, hours: { ...site.hours, closes: '08:00' } },
    'hours.closes: must be later than opens',
  ],
  [
    'hours in a time zone that does not exist',
    siteSchema,
    { ...site, hours: { ...site.hours, zone: 'India/Bengaluru' } },
    'hours.zone: must be a time zone, like "Asia/Kolkata"',
  ],
  [
    'a group of questions that has two, and another that has four',
    supportSchema,
    {
      ...support,
      questions: {
        ...support.questions,
        items: support.questions.items.with(0, { ...faqItem, group: 'Technical Support' }),
      },
    },
    'questions.items: needs three questions in each of the three groups',
  ],
  [
    'a bad mail address',
    siteSchema,
    { ...site, email: { general: 'hello at orrery' } },
    'email.general: must be a mail address',
  ],
])('refused: %s', (_, schema, record, complaint) => {
  expect(complaints(schema, record)).toEqual([complaint]);
});

test.each([4, 0, 6, 4.5, '5'])('refused: a testimonial rated %j', (rating) => {
  expect(complaints(testimonialSchema, { ...testimonial, rating })).toEqual([
    expect.stringMatching(/^rating: /),
  ]);
});

test.each<[string, z.ZodType, object]>([
  ...unlistedRoutes.map((link): [string, z.ZodType, object] => [
    `a link to ${link}, which leads to the not-found page on purpose`,
    resourceSchema,
    { ...resource, link },
  ]),
  ['a step that is "ongoing"', processStepSchema, { ...processStep, duration: 'ongoing' }],
  ['a step that always takes one week', processStepSchema, weeks(1, 1)],
  ['support by phone', supportChannelSchema, channel({ by: 'phone', label: 'Call us' })],
  [
    'support through the contact section',
    supportChannelSchema,
    channel({ by: 'page', label: 'Start a chat', link: '/#contact' }),
  ],
  ['a company without mail addresses', siteSchema, { ...site, email: {} }],
])('accepted: %s', (_, schema, record) => {
  expect(complaints(schema, record)).toEqual([]);
});
