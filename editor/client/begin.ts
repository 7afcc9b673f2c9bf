import type { CompanyQuestion, State } from '../field.ts';
import { colorInputs } from './colors.ts';
import { button, h } from './element.ts';
import { base64Of } from './pictures.ts';
import { ask } from './server.ts';

/** The questions that make a company of one's own. */
export async function beginForm(
  { questions = [] }: State,
  close: () => void,
): Promise<HTMLElement> {
  const { main, accent, message: colors, tryOut } = await colorInputs();
  const problems = new Map<string, HTMLElement>();
  const inputs = new Map<string, HTMLInputElement | HTMLSelectElement>([
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
  const field = (id: string, asks: string, help: string, input: HTMLElement) => {
    const problem = h('p', { className: 'left', id: `${id}-problem`, role: 'status' });
    problem.setAttribute('data-over', '');
    problems.set(id, problem);
    input.setAttribute('aria-describedby', `${id}-help ${problem.id}`);
    return h(
      'div',
      { className: 'field' },
      h('label', { htmlFor: id }, asks),
      input,
      problem,
      h('p', { id: `${id}-help`, className: 'help' }, help),
    );
  };
  const question = ({ id, asks, help = '', isOptional = false, choices }: CompanyQuestion) => {
    const input =
      inputs.get(id) ??
      (choices
        ? h(
            'select',
            { id },
            ...Object.entries(choices).map(([value, words]) => h('option', { value }, words)),
          )
        : h('input', { id, type: 'text', required: !isOptional }));
    inputs.set(id, input);
    return field(id, isOptional ? `${asks} (optional)` : asks, help, input);
  };

  const message = h('p', { className: 'message', role: 'status' });
  const make = h('button', { type: 'submit', className: 'main' }, 'Make My Site');
  const submit = async (event: Event) => {
    event.preventDefault();
    make.disabled = true;
    message.textContent = 'Making your site…';
    for (const problem of problems.values()) problem.textContent = '';
    const [file] = logo.files ?? [];
    try {
      const found = await ask<Record<string, string> | undefined>('makeCompany', {
        answers: Object.fromEntries(Array.from(inputs, ([id, input]) => [id, input.value])),
        ...(file && { logo: { name: file.name, data: await base64Of(file) } }),
      });
      if (!found) return await openNewSite();
      for (const [id, words] of Object.entries(found))
        (problems.get(id) ?? message).textContent = words;
      message.textContent = found[''] ?? 'Check the answers that are marked.';
      inputs.get(Object.keys(found)[0] ?? '')?.focus();
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
      'Your site begins small: a home page, one service and the legal texts, with a hint wherever a text of yours belongs. You can change all answers later, and add pages and sections.',
    ),
    ...questions.map(question),
    colors,
    field('logo', 'Logo (optional)', 'An SVG or PNG file. Without one, a mark is drawn.', logo),
    message,
    h('p', { className: 'help' }, 'This writes a folder on this computer. Nothing is public yet.'),
    h('p', { className: 'buttons' }, make, button('Look at the Sample First', close)),
  );
}

/** Waits until the server has started again with the new company. */
async function openNewSite(): Promise<void> {
  for (;;) {
    await new Promise((done) => setTimeout(done, 700));
    // It does not answer while it starts.
    const state = await ask<State>('state').catch(() => undefined);
    if (state && !state.questions) break;
  }
  location.assign('/');
}
