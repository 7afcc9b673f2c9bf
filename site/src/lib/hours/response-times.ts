import type { Site } from '../../schemas/site.ts';

/** The promised response times. Only site.yaml states them. */
export function promisesOf({ response }: Pick<Site, 'response'>) {
  return {
    message: capitalized(`${response.businessHours} and ${response.weekends}`),
    chat: capitalized(response.chat),
    phone: capitalized(response.phone),
  };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
