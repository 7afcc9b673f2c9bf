/** The pages that are written, and one address that has none. Each must hold what all must hold. */
export const pages = [
  '/',
  '/ai-development',
  '/intelligent-automation',
  '/ai-marketing',
  '/idea-to-mvp',
  '/ai-analytics',
  '/ai-chatbots',
  '/nowhere',
] as const;
