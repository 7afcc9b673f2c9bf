import type { Site } from '../../schemas/site.ts';

/** What the company promises, in the words of the one file that has them. */
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
