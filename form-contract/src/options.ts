/**
 * The options of "AI Service Type", in form order. Each service's content file names one of them.
 */
export const serviceOptions = [
  'AI Development & Integration',
  'Intelligent Automation',
  'AI-Powered Digital Marketing',
  'Idea to MVP Development',
  'AI Analytics & Insights',
  'AI Chatbots & Virtual Assistants',
  'Custom AI Solutions',
  'Other',
] as const;

/** The options of "Project Budget", in form order. */
export const budgetOptions = [
  'Less than $10k',
  '$10k - $25k',
  '$25k - $50k',
  '$50k - $100k',
  '$100k+',
] as const;
