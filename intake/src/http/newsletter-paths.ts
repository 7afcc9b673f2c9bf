/** Where the links in our emails lead. The token is in the query, which no log has. */
export const newsletterPaths = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;
