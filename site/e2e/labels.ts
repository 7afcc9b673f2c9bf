import english from '../../languages/en.json' with { type: 'json' };

/** What `virtual:labels` is in the tests, which call some functions of the site on the sample. */
export const language = 'en';
export const locale = 'en-US';
export const { hours, numbers, planner, time } = english;
