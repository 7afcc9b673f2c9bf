import { ask } from './server.ts';
import { useWaiting } from './use-waiting.ts';

/** Where the site was saved, and what to do with it. */
export function SavedSite({ folder }: { folder: string }) {
  const { message, setMessage, resting, waitFor } = useWaiting('');

  async function download() {
    const zip = await waitFor('download', 'Packing…', ask<string>('zip'));
    if (!zip) return;
    setMessage('');
    saveFile(`${folder.split(/[\\/]/).pop()}.zip`, zip.result);
  }

  return (
    <div className="stack">
      <p>Your site is saved. It isn’t public until you upload its files to a host.</p>
      <p>
        <code>{folder}</code>
      </p>
      <p className="buttons">
        <button type="button" onClick={() => ask('showFolder')}>
          Open the Folder
        </button>
        <button type="button" className="main" disabled={resting === 'download'} onClick={download}>
          Download as a Zip
        </button>
      </p>
      <p className="message" role="status">
        {message}
      </p>
      <h3>Where it can go</h3>
      <ul className="sentences">
        <li>Netlify: open app.netlify.com/drop, and drop the folder on it.</li>
        <li>
          Cloudflare: under Workers & Pages, create a project, choose to upload files, and drop the
          zip.
        </li>
        <li>
          Web space: copy everything in the folder, hidden files too, to the place where your host
          keeps its pages, often “public_html”.
        </li>
      </ul>
      <p className="help">docs/deploy.md has each step.</p>
    </div>
  );
}

/** Gives a file to the browser, from its bytes as the server sends them. */
function saveFile(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const href = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
}
