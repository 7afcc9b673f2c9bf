import type { Conflict, Published, PublishPlan, Way } from '../field.ts';
import { button, h } from './element.ts';
import { ask } from './server.ts';

const list = (sentences: readonly string[]) =>
  h('ul', { className: 'sentences' }, ...sentences.map((sentence) => h('li', {}, sentence)));

const status = () => h('p', { className: 'message', role: 'status' });

/** Asks while a button rests, and says why it was refused. */
const asking =
  (rests: HTMLButtonElement, message: HTMLElement, words: string) =>
  async <Result>(request: () => Promise<Result>): Promise<Result | undefined> => {
    rests.disabled = true;
    message.textContent = words;
    try {
      return await request();
    } catch (error) {
      message.textContent = (error as Error).message;
      return undefined;
    } finally {
      rests.disabled = false;
    }
  };

/** How to publish, once; then what would be published. One looks at the built site first. */
export async function publishView(): Promise<HTMLElement> {
  const place = h('div', {});
  const show = (view: HTMLElement) => place.replaceChildren(view);
  const showPlan = async () => {
    const plan = await ask<PublishPlan>('publishPlan');
    show(plan.kind === undefined ? chooser(plan, showPlan) : planView(plan, show, showPlan));
  };
  await showPlan();
  return place;
}

const ways: { way: Way; name: string; help: string; asks?: string; example?: string }[] = [
  {
    way: 'folder',
    name: 'As a folder',
    help: 'For any host that takes files: drop it at Netlify or Cloudflare, or copy it to your web space.',
  },
  {
    way: 'git',
    name: 'Through an online copy',
    help: 'For a host that builds the site after each change. Several people can work on it. At GitHub, choose “New repository”, leave it empty, and copy the address that it shows.',
    asks: 'Address of the online copy',
    example: 'https://github.com/you/website.git',
  },
  {
    way: 'server',
    name: 'On your own server',
    help: 'For a server that was set up as docs/deploy.md says.',
    asks: 'Server and folder',
    example: 'root@example.com:/srv/site',
  },
];

function chooser({ address, kind }: PublishPlan, done: () => Promise<void>): HTMLElement {
  const message = status();
  const next = h('button', { type: 'submit', className: 'main' }, 'Continue');
  const choices = ways.map(({ way, name, help, asks, example }) => {
    const radio = h('input', { type: 'radio', name: 'way', value: way, required: true });
    radio.checked = way === kind;
    const value = way === 'git' ? (address ?? '') : '';
    const input = asks && h('input', { ariaLabel: asks, placeholder: example, value });
    return { way, radio, input, name, help };
  });
  const form = h(
    'form',
    {
      onsubmit: async (event: SubmitEvent) => {
        event.preventDefault();
        const one = choices.find(({ radio }) => radio.checked);
        const given = { way: one?.way, address: one?.input ? one.input.value.trim() : undefined };
        const words = one?.way === 'git' ? 'Connecting…' : '';
        await asking(next, message, words)(() => ask('publishBy', given).then(done));
      },
    },
    h('p', {}, 'How should your site become public? You can choose again later.'),
    ...choices.map(({ radio, input, name, help }) =>
      h(
        'div',
        { className: 'way' },
        h('label', {}, radio, name),
        h('p', { className: 'help' }, help),
        input || undefined,
      ),
    ),
    message,
    h('p', { className: 'buttons' }, next),
  );
  const showInputs = () => {
    for (const { radio, input } of choices)
      if (input) [input.hidden, input.required] = [!radio.checked, radio.checked];
  };
  form.addEventListener('change', showInputs);
  showInputs();
  return form;
}

function planView(
  plan: PublishPlan,
  show: (view: HTMLElement) => void,
  showPlan: () => Promise<void>,
): HTMLElement {
  const { sentences, seen, isPossible, way, kind, isWaiting } = plan;
  const isNew = sentences.length > 0 || isWaiting || kind === 'folder';
  const message = status();
  const publish = button(
    kind === 'folder' ? 'Save the Site' : 'Publish Now',
    async () => {
      const words = kind === 'folder' ? 'Saving…' : 'Publishing…';
      const result = await asking(
        publish,
        message,
        words,
      )(() => ask<Published>('publish', { seen }));
      if (result?.folder) show(savedView(result.folder));
      else if (result?.conflicts) show(conflictsView(result.conflicts, show));
      else if (result) location.reload();
    },
    { className: 'main', hidden: true },
  );
  const look = button(
    'Build a Preview',
    async () => {
      const words = 'Building the site. This takes about a minute…';
      const href = await asking(look, message, words)(() => ask<string>('preview'));
      if (href === undefined) return;
      const link = h('a', { href, target: '_blank' }, 'Open the preview in a new tab');
      message.replaceChildren('The site is built. ', link, '.');
      publish.hidden = !isNew || !isPossible;
      link.focus();
    },
    { className: 'main' },
  );
  if (isNew && isPossible)
    message.textContent = `Build a preview first. Then you can ${kind === 'folder' ? 'save the site' : 'publish'}.`;
  const title = sentences[0]
    ? 'These changes will go public:'
    : isWaiting
      ? 'No new edits. Earlier changes aren’t published yet.'
      : 'There are no new edits.';
  const [first, more] = [sentences.slice(0, 6), sentences.slice(6)];
  return h(
    'div',
    { className: 'stack' },
    h('p', {}, title),
    first.length > 0 && list(first),
    more.length > 0 && h('details', {}, h('summary', {}, `And ${more.length} more`), list(more)),
    (isNew || !isPossible) && h('p', {}, way),
    kind === 'git' &&
      h(
        'details',
        {},
        h('summary', {}, 'What the host needs'),
        h(
          'p',
          { className: 'help' },
          'Connect the host to the online copy once. It builds the site with “npm run build”, and serves the folder “site/dist”. Netlify and Vercel know this from the project’s files. docs/deploy.md has the steps for each host.',
        ),
      ),
    button('Publish Another Way', () => show(chooser(plan, showPlan)), { className: 'quiet' }),
    message,
    h('p', { className: 'buttons' }, look, publish),
  );
}

/** Where the site was saved, and what to do with it. */
function savedView(folder: string): HTMLElement {
  const message = status();
  const download = button(
    'Download as a Zip',
    async () => {
      const data = await asking(download, message, 'Packing…')(() => ask<string>('zip'));
      if (data === undefined) return;
      message.textContent = '';
      const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
      const href = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
      h('a', { href, download: `${folder.split(/[\\/]/).pop()}.zip` }).click();
    },
    { className: 'main' },
  );
  return h(
    'div',
    { className: 'stack' },
    h('p', {}, 'Your site is saved. It isn’t public until you upload its files to a host.'),
    h('p', {}, h('code', {}, folder)),
    h(
      'p',
      { className: 'buttons' },
      button('Open the Folder', () => ask('showFolder')),
      download,
    ),
    message,
    h('h3', {}, 'Where it can go'),
    list([
      'Netlify: open app.netlify.com/drop, and drop the folder on it.',
      'Cloudflare: under Workers & Pages, create a project, choose to upload files, and drop the zip.',
      'Web space: copy everything in the folder, hidden files too, to the place where your host keeps its pages, often “public_html”.',
    ]),
    h('p', { className: 'help' }, 'docs/deploy.md has each step.'),
  );
}

/** What two people have changed, side by side. */
function conflictsView(
  conflicts: readonly Conflict[],
  show: (view: HTMLElement) => void,
): HTMLElement {
  const message = status();
  const keep = h('button', { type: 'submit', className: 'main' }, 'Keep These');
  const side = ({ id, ...texts }: Conflict, of: 'mine' | 'theirs', name: string) =>
    h(
      'label',
      {},
      h('span', {}, h('input', { type: 'radio', name: id, value: of, required: true }), name),
      ...texts[of].map(({ title, words }) =>
        h('span', {}, texts[of].length > 1 && h('b', {}, title), words),
      ),
      texts[of].length === 0 && h('span', {}, 'Removed'),
    );
  return h(
    'form',
    {
      onsubmit: async (event: SubmitEvent) => {
        event.preventDefault();
        const sides = Object.fromEntries(new FormData(event.target as HTMLFormElement));
        const result = await asking(
          keep,
          message,
          'Putting both together…',
        )(() => ask<Published>('settleConflicts', { sides }));
        if (result?.conflicts) show(conflictsView(result.conflicts, show));
        else if (result) location.reload();
      },
    },
    h(
      'p',
      {},
      'Someone else has changed the same texts and published theirs. Choose what to keep. Nothing goes public yet.',
    ),
    ...conflicts.map((one) =>
      h(
        'fieldset',
        { className: 'both' },
        h('legend', {}, one.title),
        side(one, 'mine', 'Yours'),
        side(one, 'theirs', 'Theirs'),
      ),
    ),
    message,
    h('p', { className: 'buttons' }, keep),
  );
}
