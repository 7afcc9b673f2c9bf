import { getIntakeUrl } from './intake-url.ts';

/** How a form reaches the company. Decided at build time and passed to the browser unchanged. */
export interface Delivery {
  /** The company's email address, if it is set. */
  address?: string | undefined;
  /** The URL of the service that receives messages, if the site was built with one. */
  intake?: string | undefined;
  /** Shown above the button: what pressing it does. */
  note: string;
}

/** How the forms of this build deliver, with the note that matches. */
export function getDelivery(
  address: string | undefined,
  note: { email: string; intake: string },
): Delivery {
  const intake = getIntakeUrl()?.href.replace(/\/$/, '');
  return { address, intake, note: intake === undefined ? note.email : note.intake };
}
