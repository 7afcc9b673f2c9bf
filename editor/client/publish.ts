import type { PublishPlan, PushPlan } from '../field.ts';
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

/** What would be published. One looks at the built site first. */
export async function publishView(): Promise<HTMLElement> {
  const place = h('div', {});
  const plan = await ask<PublishPlan>('publishPlan');
  place.append(planView(plan, (view) => place.replaceChildren(view)));
  return place;
}

function planView(plan: PublishPlan, show: (view: HTMLElement) => void): HTMLElement {
  const { sentences, seen, obstacle, push } = plan;
  const message = status();
  const canPush = push && !push.obstacle && push.files.length + push.commits.length > 0;
  const save = button(
    'Save as a Folder',
    async () => {
      const folder = await asking(
        save,
        message,
        'Saving…',
      )(() => ask<string>('saveSite', { seen }));
      if (folder !== undefined) show(savedView(folder));
    },
    { className: canPush ? 'quiet' : 'main', hidden: true },
  );
  const publish = button(
    'Publish Now',
    async () => {
      const sent = await asking(
        publish,
        message,
        'Publishing…',
      )(() => ask('push', { seen, tree: push?.tree }).then(() => true));
      if (sent) location.reload();
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
      save.hidden = false;
      publish.hidden = !canPush;
      link.focus();
    },
    { className: 'main' },
  );
  if (!obstacle)
    message.textContent = canPush
      ? 'Build a preview first. Then you can publish it, or save it as a folder.'
      : 'Build a preview first. Then you can save it as a folder.';
  return h(
    'div',
    { className: 'stack' },
    sentences.length > 0 && h('p', {}, 'These changes will go public:'),
    sentences.length === 0 && !canPush && h('p', {}, 'There are no new edits.'),
    ...foldedList(sentences),
    obstacle !== undefined && h('p', {}, obstacle),
    push && pushPart(push),
    message,
    h('p', { className: 'buttons' }, look, publish, save),
  );
}

/** The first of many sentences. The others are one press away. */
function foldedList(sentences: readonly string[]): HTMLElement[] {
  const [first, more] = [sentences.slice(0, 6), sentences.slice(6)];
  return [
    ...(first.length > 0 ? [list(first)] : []),
    ...(more.length > 0
      ? [h('details', {}, h('summary', {}, `And ${more.length} more`), list(more))]
      : []),
  ];
}

/** Everything that goes to the online copy, and what stands in the way. */
function pushPart({ address, commits, files, obstacle }: PushPlan): HTMLElement {
  const count = files.length === 1 ? '1 file' : `${files.length} files`;
  return h(
    'div',
    { className: 'stack' },
    h('p', {}, `The online copy: ${address}`),
    obstacle !== undefined && h('p', {}, obstacle),
    commits.length > 0 && h('p', {}, 'Committed earlier, but not sent yet:'),
    ...foldedList(commits),
    files.length > 0 && h('p', {}, `${count} will be sent:`),
    ...foldedList(files),
    commits.length + files.length === 0 && h('p', {}, 'It has everything already.'),
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
