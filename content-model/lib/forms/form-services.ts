/** A service that takes the messages of the contact form and forwards them to the company. */
export interface FormService {
  /** As visitors read it. */
  name: string;
  /** Where messages go. Netlify takes them at the address of the page itself. */
  action?: string;
  /** What the service needs besides the message. */
  fields: Readonly<Record<string, string>>;
  /** Where it sends a browser that posts the form without script, if that is another host. */
  redirect?: string;
  /** The field that only robots fill in. */
  trap: Readonly<{ name: string; type: 'text' | 'checkbox' }>;
  /** By which it recognizes the form in a page. */
  attributes?: Readonly<Record<string, string>>;
  /** It answers a script with a page, so only the status says something. */
  answersWithPage?: boolean;
}

const trap = { name: '_gotcha', type: 'text' } as const;

/** As their own documents describe them. `key` is the id of the form, or an address. */
const services = {
  formspree: (key: string): FormService => ({
    name: 'Formspree',
    action: `https://formspree.io/f/${key}`,
    fields: {},
    trap,
  }),
  basin: (key: string): FormService => ({
    name: 'Basin',
    action: `https://usebasin.com/f/${key}`,
    fields: {},
    trap,
  }),
  web3forms: (key: string): FormService => ({
    name: 'Web3Forms',
    action: 'https://api.web3forms.com/submit',
    fields: { access_key: key },
    redirect: 'https://web3forms.com/success',
    trap: { name: 'botcheck', type: 'checkbox' },
  }),
  netlify: (): FormService => ({
    name: 'Netlify',
    fields: { 'form-name': 'contact' },
    trap: { name: 'bot-field', type: 'text' },
    attributes: {
      name: 'contact',
      'data-netlify': 'true',
      'data-netlify-honeypot': 'bot-field',
    },
    answersWithPage: true,
  }),
  other: (url: string): FormService => ({
    name: new URL(url).hostname,
    action: url,
    fields: {},
    trap,
  }),
};

export const formServiceNames = Object.keys(services) as (keyof typeof services)[];

/** The form service as an owner writes it. In edit mode, one field comes after the other. */
export interface ContactForm {
  service?: keyof typeof services | undefined;
  id?: string | undefined;
  url?: string | undefined;
}

/** What has to be filled in before the form can send. */
export function missingIn({ service, id, url }: ContactForm): keyof ContactForm | undefined {
  if (service === undefined) return 'service';
  if (service === 'netlify') return undefined;
  if (service === 'other') return url === undefined ? 'url' : undefined;
  return id === undefined ? 'id' : undefined;
}

/** The service that the contact form sends to, once the owner has said all that it needs. */
export function formServiceOf(form: ContactForm | undefined): FormService | undefined {
  if (form?.service === undefined || missingIn(form) !== undefined) return undefined;
  return services[form.service]((form.service === 'other' ? form.url : form.id) ?? '');
}
