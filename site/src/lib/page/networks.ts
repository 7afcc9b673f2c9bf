import { networks } from '@website/content-model/vocabulary.ts';

/** Whether the footer has an icon for a social network. */
export const hasIcon = (network: string): network is (typeof networks)[number] =>
  (networks as readonly string[]).includes(network);
