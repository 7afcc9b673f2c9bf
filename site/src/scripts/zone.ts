import { locale } from 'virtual:labels';
import { getZoneName } from '@website/content-model/lib/hours/clock.ts';

// The page may be opened in another season than the one it was built in.
for (const element of document.querySelectorAll<HTMLElement>('[data-zone]')) {
  const name = getZoneName(element.dataset.zone as string, locale, new Date());
  const text = element.textContent.replace(/\S+$/, name);
  if (text !== element.textContent) element.textContent = text;
}
