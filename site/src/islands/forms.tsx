import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './ContactForm.tsx';
import type { Delivery } from './delivery.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

const forms = { contact: ContactForm, newsletter: NewsletterForm };

/**
 * Takes over the form that the page was built with, around what has been typed into it meanwhile.
 * Resolves when the form answers.
 */
export function takeOver(place: HTMLElement): Promise<void> {
  const form = place.querySelector('form');
  const Form = forms[place.dataset.form as keyof typeof forms];
  const delivery: Delivery = JSON.parse(place.dataset.delivery ?? '');
  const typed = Object.fromEntries(new FormData(form ?? undefined)) as Record<string, string>;
  const focused = document.activeElement?.id;
  return new Promise((resolve) => {
    const onTakenOver = () => {
      // Where an extension has changed the form, React builds it anew and the focus would be lost.
      if (focused && document.activeElement === document.body) {
        document.getElementById(focused)?.focus();
      }
      resolve();
    };
    hydrateRoot(place, <Form {...delivery} typed={typed} onTakenOver={onTakenOver} />);
  });
}
