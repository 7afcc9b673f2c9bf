import type { Delivery } from '../islands/delivery.ts';
import { getIntakeUrl } from './intake-url.ts';

/** How a form of this build delivers, with the note that is true of it. */
export function getDelivery(
  address: string | undefined,
  note: { mail: string; intake: string },
): Delivery {
  const intake = getIntakeUrl()?.href.replace(/\/$/, '');
  return { address, intake, note: intake === undefined ? note.mail : note.intake };
}
