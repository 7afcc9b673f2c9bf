/*
 * Names that content files and code share. They are not in a schema, so that drawings and browser
 * scripts can import them without the validator.
 */

/** The engravings, in the order of the first six plates. */
export const plateNames = [
  'lattice',
  'gears',
  'waves',
  'trajectories',
  'sectors',
  'bodies',
] as const;

export type PlateName = (typeof plateNames)[number];

/** The drawings and pictures that can be next to the first words of the home page. */
export const heroFigures = ['quadrant', ...plateNames, 'photograph'] as const;

/** The planets from the sun outward. A company may assign one to each of its services. */
export const planetNames = [
  'Mercury',
  'Venus',
  'Earth',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
] as const;

export type PlanetName = (typeof planetNames)[number];

/** The products whose screen can be drawn, each by its icon. */
export const productIcons = ['eye', 'workflow', 'megaphone'] as const;

export type ProductIcon = (typeof productIcons)[number];

/** The kinds of covers that an article can have, each with the category that always has it. */
export const covers = {
  rosette: 'AI Research',
  gears: 'Engineering',
  parts: 'Product',
  curves: 'Case Study',
  balance: 'AI Ethics',
  pulse: 'Healthcare AI',
} as const;

export type CoverName = keyof typeof covers;

export const coverNames = Object.keys(covers) as CoverName[];

/** The social networks whose icon the footer draws. */
export const networks = [
  'linkedin',
  'github',
  'x',
  'youtube',
  'instagram',
  'facebook',
  'mastodon',
  'bluesky',
  'xing',
  'tiktok',
] as const;

/** In the order of the week. */
export const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export type DayName = (typeof dayNames)[number];
