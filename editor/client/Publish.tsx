import { useEffect, useRef, useState } from 'react';
import type { PublishPlan, PushPlan } from '../field.ts';
import { SavedSite } from './SavedSite.tsx';
import { Sentences } from './Sentences.tsx';
import { ask } from './server.ts';
import { useWaiting } from './use-waiting.ts';

/** What would be published. One looks at the built site first. */
export function Publish({ plan }: { plan: PublishPlan }) {
  const { sentences, seen, obstacle, push } = plan;
  const canPush = push && !push.obstacle && push.files.length + push.commits.length > 0;
  const { message, setMessage, resting, waitFor } = useWaiting(
    !obstacle &&
      (canPush
        ? 'Build a preview first. Then you can publish it, or save it as a folder.'
        : 'Build a preview first. Then you can save it as a folder.'),
  );
  const [isBuilt, setBuilt] = useState(false);
  const [folder, setFolder] = useState<string>();

  async function build() {
    const words = 'Building the site. This takes about a minute…';
    const preview = await waitFor('build', words, ask<string>('preview'));
    if (!preview) return;
    setMessage(<PreviewLink href={preview.result} />);
    setBuilt(true);
  }

  async function publish() {
    const request = ask('push', { seen, tree: push?.tree });
    if (await waitFor('publish', 'Publishing…', request)) location.reload();
  }

  async function save() {
    const saved = await waitFor('save', 'Saving…', ask<string>('saveSite', { seen }));
    if (saved) setFolder(saved.result);
  }

  if (folder !== undefined) return <SavedSite folder={folder} />;
  return (
    <div className="stack">
      {sentences.length > 0 && <p>These changes will go public:</p>}
      {sentences.length === 0 && !canPush && <p>There are no new edits.</p>}
      <Sentences sentences={sentences} />
      {obstacle !== undefined && <p>{obstacle}</p>}
      {push && <OnlineCopy push={push} />}
      <p className="message" role="status">
        {message}
      </p>
      <p className="buttons">
        <button type="button" className="main" disabled={resting === 'build'} onClick={build}>
          Build a Preview
        </button>
        {isBuilt && canPush && (
          <button type="button" className="main" disabled={resting === 'publish'} onClick={publish}>
            Publish Now
          </button>
        )}
        {isBuilt && (
          <button
            type="button"
            className={canPush ? 'quiet' : 'main'}
            disabled={resting === 'save'}
            onClick={save}
          >
            Save as a Folder
          </button>
        )}
      </p>
    </div>
  );
}

/** It gets the keyboard, because it is what one has waited for. */
function PreviewLink({ href }: { href: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <>
      {'The site is built. '}
      <a ref={link} href={href} target="_blank" rel="noopener">
        Open the preview in a new tab
      </a>
      .
    </>
  );
}

/** Everything that goes to the online copy, and what stands in the way. */
function OnlineCopy({ push: { address, commits, files, obstacle } }: { push: PushPlan }) {
  const count = files.length === 1 ? '1 file' : `${files.length} files`;
  return (
    <div className="stack">
      <p>{`The online copy: ${address}`}</p>
      {obstacle !== undefined && <p>{obstacle}</p>}
      {commits.length > 0 && <p>Committed earlier, but not sent yet:</p>}
      <Sentences sentences={commits} />
      {files.length > 0 && <p>{`${count} will be sent:`}</p>}
      <Sentences sentences={files} />
      {commits.length + files.length === 0 && <p>It has everything already.</p>}
      <details>
        <summary>What the host needs</summary>
        <p className="help">
          Connect the host to the online copy once. It builds the site with “npm run build”, and
          serves the folder “site/dist”. Netlify and Vercel know this from the project’s files.
          docs/deploy.md has the steps for each host.
        </p>
      </details>
    </div>
  );
}
