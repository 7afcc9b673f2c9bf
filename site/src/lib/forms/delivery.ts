import { getIntakeUrl } from './intake-url.ts';

/** How what is written in a form reaches the company; the same at build and in the browser. */
export interface Delivery {
  /** The company's mail address, if it has set one. */
  address?: string | undefined;
  /** The service that takes messages, if the site was built with one. */
  intake?: string | undefined;
  /** Above the button: what pressing it does. */
  note: string;
  /** What the fields hold when the island takes over, and what to do once it has. */
  typed?: Record<string, string>;
  onTakenOver?: () => void;
}

/** How a form of this build delivers, with the note that is true of it. */
export function getDelivery(
  address: string | undefined,
  note: { mail: string; intake: string },
): Delivery {
  const intake = getIntakeUrl()?.href.replace(/\/$/, '');
  return { address, intake, note: intake === undefined ? note.mail : note.intake };
}
