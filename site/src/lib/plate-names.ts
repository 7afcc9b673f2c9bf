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
