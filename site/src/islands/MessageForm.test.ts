import {
  formServiceNames,
  getFormService,
} from '@website/content-model/lib/forms/form-services.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Delivery } from '../lib/forms/delivery.ts';
import { ContactForm } from './ContactForm.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

const address = 'hello@orrery.example';
const builds: Record<string, Delivery> = {
  'by default': { address, note: 'It becomes an email: "yours" & mine.' },
  'with an intake address': { address, intake: 'https://intake.example', note: 'It is sent.' },
};
for (const service of formServiceNames) {
  const form = getFormService({ service, id: 'abc', url: 'https://intake.example/' });
  builds[`for ${service}`] = { address, service: form && { ...form, company: 'A' }, note: 'Sent.' };
}
const cases = Object.entries(builds).flatMap(([build, delivery]) => [
  {
    name: 'contact',
    build,
    delivery,
    form: createElement(ContactForm, { ...delivery, services: ['AI Chatbots'], budgets: [] }),
  },
  { name: 'newsletter', build, delivery, form: createElement(NewsletterForm, delivery) },
]);

test.each(cases)(
  'the $name form, built $build, never puts what is typed into an address of this site, in any browser',
  ({ delivery, form }) => {
    const html = renderToStaticMarkup(form);

    const [tag = ''] = /<form[^>]*>/.exec(html) ?? [];
    // Browsers do not submit a form of this method. The page's policy keeps older ones from it.
    const { service } = delivery;
    if (service) {
      expect(tag).toContain(' method="post"');
      expect(/ action="([^"]*)"/.exec(tag)?.[1]).toBe(service.action);
      expect(/ data-netlify="true"/.test(tag)).toBe(service.name === 'Netlify');
      for (const [name, value] of Object.entries(service.fields))
        expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    } else if (delivery.intake)
      expect(tag).toMatch(/ action="https:\/\/intake\.example\/.* method="post"/);
    else expect(tag).toContain(' method="dialog"');
    expect(tag).not.toMatch(/enctype/i);
  },
);
