import { networks } from '@website/content-model/vocabulary.ts';

/** Whether the footer has a sign for a social network. */
export const hasSign = (network: string): network is (typeof networks)[number] =>
  (networks as readonly string[]).includes(network);
