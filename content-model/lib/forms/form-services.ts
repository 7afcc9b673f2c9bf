/** A service that receives the messages of the contact form and forwards them to the company. */
export interface FormService {
  /** The name that visitors see. */
  name: string;
  /** The address that the form posts to. Netlify receives messages at the address of the page itself. */
  action?: string;
  /** Hidden fields that the service needs. */
  fields: Readonly<Record<string, string>>;
  /** The page to which the service redirects a browser without script, if it is on another host. */
  redirect?: string;
  /** The honeypot: a field that only robots fill in. */
  trap: Readonly<{ name: string; type: 'text' | 'checkbox' }>;
  /** The attributes by which the service recognizes the form in a page. */
  attributes?: Readonly<Record<string, string>>;
  /** True if the service answers a script with HTML, so that only the status tells whether it succeeded. */
  answersWithPage?: boolean;
}

const trap = { name: '_gotcha', type: 'text' } as const;

/** The services as their documentation describes them. `key` is the id or the access key of the form. */
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

/** The field `contactForm` of site.yaml. It may be incomplete, because edit mode saves one field at a time. */
export interface ContactForm {
  service?: keyof typeof services | undefined;
  id?: string | undefined;
  url?: string | undefined;
}

/** The first field that the form needs before it can send. */
export function findMissingField({ service, id, url }: ContactForm): keyof ContactForm | undefined {
  if (service === undefined) return 'service';
  if (service === 'netlify') return undefined;
  if (service === 'other') return url === undefined ? 'url' : undefined;
  return id === undefined ? 'id' : undefined;
}

/** The service that the contact form sends to. Undefined until all its fields are there. */
export function getFormService(form: ContactForm | undefined): FormService | undefined {
  if (form?.service === undefined || findMissingField(form) !== undefined) return undefined;
  return services[form.service]((form.service === 'other' ? form.url : form.id) ?? '');
}
