import english from '../../languages/en.json' with { type: 'json' };

/**
 * Replaces `virtual:labels` in browser tests, which call some functions of the site with the sample's labels.
 */
export const language = 'en';
export const locale = 'en-US';
export const { hours, numbers, planner, time } = english;
