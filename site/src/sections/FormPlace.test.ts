import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { formServiceNames, formServiceOf } from '@website/content-model/lib/forms/form-services.ts';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ContactForm } from '../islands/ContactForm.tsx';
import { NewsletterForm } from '../islands/NewsletterForm.tsx';
import type { Delivery } from '../lib/forms/delivery.ts';
import { budgetText } from '../lib/text/money.ts';
import { Contact } from './home/Contact.tsx';
import { Newsletter } from './news/Newsletter.tsx';

const { site, home, news, services } = loadContent();
const choices = {
  services: [...services.map((one) => one.contactOption), ...home.contact.otherServices],
  budgets: home.contact.budgets.map(budgetText),
};

/** Each form as it appears in its page, and as the page's script renders it. */
const forms = {
  contact: {
    section: (delivery: Delivery) =>
      createElement(Contact, {
        words: home.contact,
        site,
        services,
        delivery,
        island: '/forms.js',
        notes: [],
      }),
    form: ContactForm,
  },
  newsletter: {
    section: (delivery: Delivery) =>
      createElement(Newsletter, {
        words: news.newsletter,
        delivery,
        island: '/forms.js',
      }),
    form: NewsletterForm,
  },
};

const address = 'hello@orrery.example';
const builds: Record<string, Delivery> = {
  'by default': { address, note: 'It becomes an email: "yours" & mine.' },
  'with an intake address': { address, intake: 'https://intake.example', note: 'It is sent.' },
};
for (const service of formServiceNames) {
  const form = formServiceOf({ service, id: 'abc', url: 'https://intake.example/' });
  builds[`for ${service}`] = { address, service: form && { ...form, company: 'A' }, note: 'Sent.' };
}
const cases = Object.entries(builds).flatMap(([build, delivery]) =>
  Object.entries(forms).map(([name, { section, form }]) => ({
    name,
    build,
    delivery,
    form,
    html: renderToStaticMarkup(section(delivery)),
  })),
);

describe.each(cases)('the $name form, built $build', ({ delivery, form, html }) => {
  test('is in the page exactly as its script renders it, so that React can hydrate it', () => {
    // Unlike the page, `renderToString` adds the marks that React needs between adjacent texts.
    expect(html).toContain(renderToString(createElement(form, { ...delivery, ...choices })));
  });

  test('never puts what is typed into an address of this site, in any browser', () => {
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
  });
});
