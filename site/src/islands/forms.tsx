import { hydrateRoot } from 'react-dom/client';
import type { Delivery } from '../lib/forms/delivery.ts';
import { ContactForm } from './ContactForm.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

const forms = { contact: ContactForm, newsletter: NewsletterForm };

/**
 * Takes over the form that the page was built with, around what has been typed into it meanwhile.
 * Resolves when the form answers, rejects when it cannot.
 */
export function takeOver(place: HTMLElement): Promise<void> {
  const form = place.querySelector('form');
  const Form = forms[place.dataset.form as keyof typeof forms];
  const delivery: Delivery = JSON.parse(place.dataset.delivery ?? '');
  const typed = Object.fromEntries(new FormData(form ?? undefined)) as Record<string, string>;
  const focused = document.activeElement as HTMLInputElement | null;
  return new Promise((resolve, reject) => {
    const onTakenOver = () => {
      // Where an extension has changed the form, React builds it anew: whoever is typing goes on.
      if (focused?.isConnected === false) {
        const same = document.getElementById(focused.id) ?? place.querySelector('button');
        same?.focus();
        const { selectionStart, selectionEnd } = focused;
        // An address has no place to go to, nor has a list.
        if (selectionStart != null) {
          (same as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
        }
      }
      resolve();
    };
    hydrateRoot(place, <Form {...delivery} typed={typed} onTakenOver={onTakenOver} />, {
      // React takes away what it fails to draw, and with it all that was typed.
      onUncaughtError: (error) => {
        place.replaceChildren(form ?? '');
        focused?.focus();
        reportError(error);
        reject(error);
      },
    });
  });
}
