import { getIntakeUrl } from './intake-url.ts';

/** How a form reaches the company. Decided at build time and passed to the browser unchanged. */
export interface Delivery {
  /** The company's email address. */
  address: string;
  /** The URL of the service that receives messages, if the site was built with one. */
  intake?: string | undefined;
  /** Shown above the button: what pressing it does. */
  note: string;
  /** When someone answers, if the service receives it. */
  promise?: string | undefined;
  /** Where to book a call, if the service receives it. */
  booking?: string | undefined;
}

/** How the forms of this build deliver, with the note that matches. */
export function getDelivery(
  address: string,
  note: { email: string; intake: string },
  promise?: string,
  booking?: string,
): Delivery {
  const intake = getIntakeUrl()?.href.replace(/\/$/, '');
  return intake === undefined
    ? { address, note: note.email }
    : { address, intake, note: note.intake, promise, booking };
}
