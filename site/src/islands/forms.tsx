import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './ContactForm.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

const forms = { contact: ContactForm, newsletter: NewsletterForm };

/**
 * Hydrates the form in the page and keeps what was typed into it so far. Resolves when the form
 * works, rejects if it cannot.
 */
export function takeOver(place: HTMLElement): Promise<void> {
  const form = place.querySelector('form');
  const { form: name, address = '', intake, service, note = '', after } = place.dataset;
  const Form = forms[name as keyof typeof forms];
  /** The options of a select, as the page has them, after the one for no choice. */
  const choices = (select: string) =>
    Array.from(
      place.querySelectorAll(`[name=${select}] option`),
      ({ textContent }) => textContent,
    ).slice(1);
  /** The steps beside the form, without the first, which is to write. */
  const next = Array.from(
    document.querySelectorAll('#contact ol > li'),
    ({ textContent }) => textContent,
  ).slice(1);
  const focused = document.activeElement as HTMLInputElement | null;

  /** If an extension changed the form, React has built a new one: copy values and focus into it. */
  function restore() {
    if (form?.isConnected !== false) return;
    for (const old of form.elements as Iterable<HTMLInputElement>) {
      const field = place.querySelector<HTMLInputElement>(`[name="${old.name}"]`);
      if (field) field.value = old.value;
    }
    if (focused?.isConnected !== false) return;
    const same = document.getElementById(focused.id) ?? place.querySelector('button');
    same?.focus();
    const { selectionStart, selectionEnd } = focused;
    // Email inputs and selects have no text selection.
    if (selectionStart != null) {
      (same as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
    }
  }

  return new Promise((resolve, reject) => {
    const onMount = () => {
      restore();
      place.dataset.ready = '';
      resolve();
    };
    hydrateRoot(
      place,
      <Mounted onMount={onMount}>
        <Form
          address={address}
          intake={intake}
          service={service && JSON.parse(service)}
          note={note}
          after={after && { next, ...JSON.parse(after) }}
          services={choices('service')}
          budgets={choices('budget')}
        />
      </Mounted>,
      {
        // React removes what it fails to render, including everything that was typed.
        onUncaughtError: (error) => {
          place.replaceChildren(form ?? '');
          focused?.focus();
          reportError(error);
          reject(error);
        },
      },
    );
  });
}

/** Calls `onMount` once its children are in the page. */
function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useLayoutEffect(onMount, []);
  return children;
}
