import type { State } from '../field.ts';
import { colorInputs } from './colors.ts';
import { button, h } from './element.ts';
import { base64Of } from './pictures.ts';
import { ask } from './server.ts';

/** What most companies answer, or what this computer knows. */
function likely(): Record<string, string> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // Servers have UTC, where hardly any company is.
  const isPlace = timeZone.includes('/') && !timeZone.startsWith('Etc/');
  const name = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(new Date().getFullYear(), 0))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return {
    hours: 'Mon-Fri 09:00-17:00',
    ...(isPlace && { zone: timeZone, 'zone-name': name ?? '' }),
    currency: 'USD',
    language: 'en',
  };
}

/** The questions that make a company of one's own. */
export async function beginForm(
  { begins = [], pages, fields }: State,
  close: () => void,
): Promise<HTMLElement> {
  const { main, accent, message: colors, tryOut } = await colorInputs();
  const known = likely();
  const faults = new Map<string, HTMLElement>();
  const inputs = new Map<string, HTMLInputElement>([
    ['main', main],
    ['accent', accent],
  ]);
  const logo = h('input', { id: 'logo', type: 'file', accept: '.svg,.png,image/*' });
  logo.onchange = async () => {
    const [file] = logo.files ?? [];
    if (!file) return;
    // Without colors in the logo, those that were chosen stay.
    const found = await ask<{ main: string; accent: string } | undefined>('logoColors', {
      data: await base64Of(file),
    }).catch(() => undefined);
    if (found) [main.value, accent.value] = [found.main, found.accent];
    void tryOut();
  };
  const question = ({
    option,
    asks,
    optional,
  }: NonNullable<State['begins']>[0]['questions'][0]) => {
    const input =
      option === 'logo'
        ? logo
        : (inputs.get(option) ??
          h('input', {
            id: option,
            type: 'text',
            required: !optional,
            value: known[option] ?? '',
          }));
    if (input !== logo) inputs.set(option, input);
    const fault = h('p', { className: 'left', id: `${option}-fault`, role: 'status' });
    fault.setAttribute('data-over', '');
    input.setAttribute('aria-describedby', fault.id);
    faults.set(option, fault);
    const label = `${asks}${optional ? ' (optional)' : ''}`;
    return h('div', { className: 'field' }, h('label', { htmlFor: option }, label), input, fault);
  };
  const isService = (path: string) => fields.some(({ part }) => part === `services${path}.yaml`);
  const choice = (value: string, words: string, checked: boolean) => {
    const input = h('input', { type: 'checkbox', value, checked });
    return [input, h('label', { className: 'check' }, input, words)] as const;
  };
  const services = pages
    .filter(({ path }) => isService(path))
    .map(({ path, name }, index) => choice(path.slice(1), name, index < 3));
  const others = pages
    .filter(({ mayBeLeftOut }) => mayBeLeftOut)
    .map(({ path, name }) => choice(path, name, path === '/support'));
  const chosen = (some: readonly (readonly [HTMLInputElement, HTMLElement])[]) =>
    some.flatMap(([input]) => (input.checked ? [input.value] : []));

  const message = h('p', { className: 'message', role: 'status' });
  const make = h('button', { type: 'submit', className: 'main' }, 'Make My Site');
  const submit = async (event: Event) => {
    event.preventDefault();
    make.disabled = true;
    message.textContent = 'Making your site…';
    for (const one of faults.values()) one.textContent = '';
    const [file] = logo.files ?? [];
    try {
      const wrong = await ask<Record<string, string> | undefined>('begin', {
        answers: Object.fromEntries(Array.from(inputs, ([option, input]) => [option, input.value])),
        ...(file && { logo: { name: file.name, data: await base64Of(file) } }),
        pages: chosen(others),
        services: chosen(services),
      });
      if (!wrong) return await toNewSite();
      for (const [option, fault] of Object.entries(wrong))
        (faults.get(option) ?? message).textContent = fault;
      message.textContent = wrong[''] ?? 'Check the answers that are marked.';
      inputs.get(Object.keys(wrong)[0] ?? '')?.focus();
    } catch (error) {
      message.textContent = (error as Error).message;
    }
    make.disabled = false;
  };
  return h(
    'form',
    { onsubmit: submit },
    h(
      'p',
      {},
      'A few answers make a site of your own from this sample. You can change all of them later.',
    ),
    ...begins.flatMap(({ title, questions }) => [h('h3', {}, title), ...questions.map(question)]),
    colors,
    h('h3', {}, 'Services to begin with'),
    h('p', { className: 'help' }, 'You’ll give them your own names and words in the page.'),
    ...services.map(([, label]) => label),
    h('h3', {}, 'Pages to begin with'),
    h(
      'p',
      { className: 'help' },
      'Home and the legal texts are always there. You can bring back the others at any time.',
    ),
    ...others.map(([, label]) => label),
    message,
    h('p', { className: 'help' }, 'This writes a folder on this computer. Nothing is public yet.'),
    h('p', { className: 'buttons' }, make, button('Look at the Sample First', close)),
  );
}

/** Waits until the server has started again with the new company. */
async function toNewSite(): Promise<void> {
  for (;;) {
    await new Promise((done) => setTimeout(done, 700));
    // It does not answer while it starts.
    const state = await ask<State>('state').catch(() => undefined);
    if (state && !state.begins) break;
  }
  location.assign('/');
}
