/*
 * Everything that is fixed word for word, page by page: labels, counts, figures, prices, options,
 * durations and link targets. An owner does not change these. Tests take them from here, and read
 * everything else from the content.
 */

/** The header and the footer of every page. "#about" is a section of the home page. */
export const shell = {
  navigation: ['Home', 'About', 'Services', 'Products', 'Testimonials', 'Contact'],
  call: 'Start AI Journey',
  themes: ['Light', 'Dark', 'System'],
  footer: {
    Company: ['#about', '/team', '/careers', '/news'],
    Services: ['#services'],
    Products: ['#products'],
    Support: ['/support', '/docs', '/api', '#contact'],
  },
  legal: ['/privacy', '/terms', '/cookies'],
  socialIcons: 4,
} as const;

export const storage = { key: 'theme', values: ['light', 'dark', 'system'] } as const;

const upcoming = [
  ['Conversational AI Pro', 'Coming Q2 2025'],
  ['Predictive Analytics Engine', 'Coming Q3 2025'],
  ['AI Content Studio', 'Coming Q4 2025'],
] as const;

export const homePage = {
  sections: ['home', 'about', 'services', 'products', 'testimonials', 'contact'],
  /** The section, the label and the target. */
  calls: [
    ['#home', 'Start Your AI Journey', '#contact'],
    ['#home', 'See AI in Action', '#products'],
    ['#services', 'Get AI Consultation', '#contact'],
    ['#services', 'View AI Projects', '#products'],
    ['#products', 'Discuss Custom AI Development', '#contact'],
    ['#testimonials', 'Start Your AI Journey', '#contact'],
    ['#testimonials', 'View AI Case Studies', '#products'],
  ],
  stats: [
    ['200+', 'AI models deployed'],
    ['95%', 'Automation success rate'],
    ['3x', 'Average ROI increase'],
    ['75+', 'AI experts'],
  ],
  values: ['AI-First Approach', 'Results-Driven', 'Innovation Excellence', 'Transformative Impact'],
  serviceLink: 'Learn More',
  /** Title, category, price and status. */
  products: [
    ['AI Vision Pro', 'AI Development Platform', 'Starting at $199/month', 'Popular'],
    ['AutoFlow Intelligence', 'Process Automation', 'Starting at $149/month', 'Enterprise'],
    ['Marketing AI Suite', 'Digital Marketing', 'Starting at $99/month', 'New'],
  ],
  productLinks: [
    ['Try Free', '#contact'],
    ['Demo', '#products'],
  ],
  upcoming,
  badges: [
    ['Popular', 'default'],
    ['Enterprise', 'secondary'],
    ['New', 'outline'],
    ...upcoming.map(([, status]) => [status, 'outline'] as const),
  ],
  testimonialStats: [
    ['200+', 'AI Solutions Deployed'],
    ['95%', 'Automation Success Rate'],
    ['4.9/5', 'Client Satisfaction'],
    ['3x', 'Average ROI Increase'],
  ],
  testimonials: 6,
  stars: 5,
  fields: [
    ['First Name', 'required'],
    ['Last Name', 'required'],
    ['Email Address', 'required'],
    ['Company', 'optional'],
    ['AI Service Type', 'optional'],
    ['Project Budget', 'optional'],
    ['AI Project Details', 'required'],
  ],
  options: {
    'AI Service Type': [
      'AI Development & Integration',
      'Intelligent Automation',
      'AI-Powered Digital Marketing',
      'Idea to MVP Development',
      'AI Analytics & Insights',
      'AI Chatbots & Virtual Assistants',
      'Custom AI Solutions',
      'Other',
    ],
    'Project Budget': ['Less than $10k', '$10k - $25k', '$25k - $50k', '$50k - $100k', '$100k+'],
  },
  guarantee: 'Quick Response Guarantee',
} as const;

export const teamPage = {
  stats: [
    ['75+', 'AI Experts'],
    ['15+', 'PhD Holders'],
    ['200+', 'AI Projects'],
    ['50+', 'Research Papers'],
  ],
  leaders: 6,
  closingLinks: ['/careers', '/#contact'],
} as const;

export const careersPage = {
  stats: [
    ['50+', 'Open Positions'],
    ['75+', 'AI Experts'],
    ['15+', 'Countries'],
    ['4.8/5', 'Employee Rating'],
  ],
  jobs: 6,
  requirementsShown: 3,
  apply: 'Apply Now',
  details: 'View Details',
  perks: 6,
  culture: 6,
  browse: 'Browse All Jobs',
  resume: 'Submit Resume',
} as const;

export const newsPage = {
  chips: [
    ['All', 24],
    ['AI Research', 8],
    ['Engineering', 6],
    ['Product', 4],
    ['Case Study', 3],
    ['AI Ethics', 2],
    ['Healthcare AI', 1],
  ],
  /** In addition to the featured one. */
  articles: 6,
  viewAll: 'View All Articles',
  topics: 8,
  subscribe: 'Subscribe',
  note: 'No spam, unsubscribe at any time. We respect your privacy.',
} as const;

export const supportPage = {
  channels: 4,
  questionGroups: ['Getting Started', 'Technical Support', 'Billing & Plans'],
  questionsInGroup: 3,
  resources: ['/docs', '/tutorials', '/downloads', '/community'],
  quickActions: [
    'Reset my password',
    'Update billing information',
    'Download invoice',
    'Cancel subscription',
    'Request feature',
    'Report a bug',
    'Schedule demo',
    'Get API key',
  ],
} as const;

export const docsPage = {
  quickLinks: ['/api', '/downloads', '/examples', '/tutorials'],
  sections: 4,
  articlesInSection: 3,
  difficulties: ['Beginner', 'Intermediate', 'Advanced'],
  popular: 4,
  /**
   * Each product with its uptime, its downtime in minutes per month, and its downtime in percent.
   */
  status: [
    ['AI Vision Pro', '99.9%', '43 minutes', 0.1],
    ['AutoFlow Intelligence', '99.8%', '86 minutes', 0.2],
    ['Marketing AI Suite', '99.7%', '130 minutes', 0.3],
  ],
} as const;

export const apiPage = {
  endpoints: [
    {
      id: 'predict',
      address: 'POST /api/v1/models/predict',
      in: 'In the body',
      takes: ['model_id', 'input_data', 'options'],
      status: 200,
      gives: ['prediction', 'confidence', 'model_version', 'processing_time'],
    },
    {
      id: 'list-models',
      address: 'GET /api/v1/models',
      in: 'In the query',
      takes: ['page', 'limit', 'status'],
      status: 200,
      gives: ['models', 'total_count', 'page', 'has_next'],
    },
    {
      id: 'train',
      address: 'POST /api/v1/models/train',
      in: 'In the body',
      takes: ['model_type', 'training_data', 'hyperparameters'],
      status: 202,
      gives: ['job_id', 'status', 'estimated_completion'],
    },
    {
      id: 'get-model',
      address: 'GET /api/v1/models/{model_id}',
      in: 'In the path',
      takes: ['model_id'],
      status: 200,
      gives: ['id', 'name', 'status', 'accuracy', 'created_at', 'updated_at'],
    },
  ],
  examples: 3,
  sdkVersions: ['2.1.0', '1.8.0', '1.5.0', '1.3.0'],
  uptime: '99.9%',
  encryption: ['AES-256', 'TLS 1.3'],
  /** A missing number of requests means that there is no limit. */
  tiers: [
    { tier: 'Free', month: 1000, burst: 10, says: '1,000 requests per month' },
    { tier: 'Pro', month: 100_000, burst: 100, says: '100,000 requests per month' },
    { tier: 'Enterprise', month: undefined, burst: 1000, says: 'Unlimited requests' },
  ],
  closingLinks: ['/?details=API%20key#contact', '/docs'],
} as const;

/** When the privacy policy, the terms and the cookie policy were last updated. */
export const updated = { date: '2024-12-15', words: 'December 15, 2024' } as const;

/** What a document must say, and in which section. */
export const privacyPage = {
  facts: [
    ['How we protect it', 'encrypted with AES-256'],
    ['How we protect it', 'encrypted with TLS 1.3'],
  ],
} as const;

export const termsPage = {
  facts: [
    ['Limits of liability', 'is capped at the amounts you paid in the prior 12 months'],
    ['Fees and payment', 'Payment is due in 30 days'],
    ['Fees and payment', 'Price changes need 30 days notice'],
    ['Money-back guarantee', 'New customers get a 30-day money-back guarantee'],
    ['Money-back guarantee', 'Fees are otherwise non-refundable'],
    ['Data and security', 'encrypted with AES-256'],
    ['Data and security', 'encrypted with TLS 1.3'],
  ],
} as const;

export const cookiesPage = {
  /** Title, badge and duration. */
  categories: [
    ['Essential', 'Required', 'Session'],
    ['Analytics', 'Optional', '2 years'],
    ['Functional', 'Optional', '1 year'],
    ['Marketing', 'Optional', '6 months'],
  ],
  browsers: ['Chrome', 'Firefox', 'Safari', 'Edge'],
  manage: 'Manage Cookie Settings',
  details: 'Details',
  updates: { title: 'Policy Updates', links: ['/#contact', '/privacy'] },
} as const;

/** A headline figure, and its label if that is fixed. */
type Figure = readonly [metric: string, counts?: string];

interface ServicePage {
  route: string;
  title: string;
  /** The service's option in the contact form. */
  option: (typeof homePage.options)['AI Service Type'][number];
  call: string;
  figures: readonly Figure[];
  technologies?: 'grid' | 'list';
  /** The steps of the process, with their durations. */
  process?: readonly (readonly [title: string, duration: string])[];
}

/** In home page order. */
export const servicePages: readonly ServicePage[] = [
  {
    route: '/ai-development',
    title: 'AI Development',
    option: 'AI Development & Integration',
    call: 'Start Your AI Project',
    figures: [
      ['50+', 'models'],
      ['95%', 'accuracy'],
      ['3x', 'ROI'],
      ['24/7', 'monitoring'],
    ],
    technologies: 'grid',
    process: [
      ['Discovery', '1-2 weeks'],
      ['Data preparation', '2-3 weeks'],
      ['Model development', '3-6 weeks'],
      ['Testing', '1-2 weeks'],
      ['Deployment', '1-2 weeks'],
      ['Monitoring', 'ongoing'],
    ],
  },
  {
    route: '/intelligent-automation',
    title: 'Intelligent Automation',
    option: 'Intelligent Automation',
    call: 'Start Automation Project',
    figures: [['80%'], ['95%'], ['60%'], ['24/7']],
  },
  {
    route: '/ai-marketing',
    title: 'AI-Powered Digital Marketing',
    option: 'AI-Powered Digital Marketing',
    call: 'Start Marketing AI Project',
    figures: [['300%'], ['250%'], ['180%'], ['90%']],
  },
  {
    route: '/idea-to-mvp',
    title: 'Idea to MVP',
    option: 'Idea to MVP Development',
    call: 'Start Your MVP Project',
    figures: [
      ['8-12 weeks', 'to an MVP'],
      ['70%', 'faster'],
      ['50%', 'lower cost'],
      ['90%', 'success rate for funded startups'],
    ],
    technologies: 'list',
    process: [
      ['Ideation', '1-2 weeks'],
      ['Design', '2-3 weeks'],
      ['Development', '4-8 weeks'],
      ['Testing', '1-2 weeks'],
      ['Launch', '1 week'],
      ['Iteration', 'ongoing'],
    ],
  },
  {
    route: '/ai-analytics',
    title: 'AI Analytics',
    option: 'AI Analytics & Insights',
    call: 'Start Analytics Project',
    figures: [['85%'], ['300%'], ['60%'], ['95%']],
  },
  {
    route: '/ai-chatbots',
    title: 'AI Chatbots',
    option: 'AI Chatbots & Virtual Assistants',
    call: 'Start Chatbot Project',
    figures: [['24/7'], ['80%'], ['95%'], ['60%']],
  },
];

export const allServices = { label: 'View All Services', route: '/services' } as const;

export const notFoundPage = {
  number: '404',
  text: 'Oops! Page not found',
  back: 'Return to Home',
  /** Linked from pages, although they do not exist. */
  unlisted: ['/services', '/tutorials', '/downloads', '/examples', '/community'],
} as const;

/** The values of site.yaml and claims.yaml that are fixed while it describes the sample company. */
export const sampleCompany = {
  domain: 'orrery.example',
  company: { founded: 2020, hours: 'Mon-Fri 9AM-6PM IST' },
  promises: {
    'answer-on-business-hours': 'within 2 hours on business hours',
    'answer-on-weekends': '24 hours on weekends',
    'answer-in-chat': 'under 2 minutes',
    'answer-by-phone': 'immediate',
    'answer-on-privacy': 'within 30 days',
    'answer-on-law': 'within 5 business days',
  },
} as const;
