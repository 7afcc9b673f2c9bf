import { getIntakeUrl } from './intake-url.ts';

/** How what is written in a form reaches the company. Set at build, and the same in the browser. */
export interface Delivery {
  /** The company's email address, if it has set one. */
  address?: string | undefined;
  /** The service that takes messages, if the site was built with one. */
  intake?: string | undefined;
  /** Above the button: what pressing it does. */
  note: string;
}

/** How a form of this build delivers, with the note that is true of it. */
export function getDelivery(
  address: string | undefined,
  note: { email: string; intake: string },
): Delivery {
  const intake = getIntakeUrl()?.href.replace(/\/$/, '');
  return { address, intake, note: intake === undefined ? note.email : note.intake };
}
