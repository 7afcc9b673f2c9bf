import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { subjectOf, textOf } from '../test/letters.ts';
import type { ReceivedEmail } from '../test/mail-server.ts';

interface Parts {
  site: string;
  emails: readonly ReceivedEmail[];
  notices: readonly string[];
  /** Buttons: what each does, and how it is called. */
  acts: Readonly<Record<string, { label: string; act: () => Promise<unknown> }>>;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (words: string) => words.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '');
const linked = (words: string) =>
  escaped(words).replaceAll(/https?:\/\/[^\s<>]+/g, (link) => `<a href="${link}">${link}</a>`);

const letter = (email: ReceivedEmail) => `<article><h2>${escaped(subjectOf(email))}</h2>
<p>To ${escaped(email.to.join(', '))}</p><pre>${linked(textOf(email))}</pre></article>`;

const page = ({ site, emails, notices, acts }: Parts) => `<!doctype html><html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5"><meta name="color-scheme" content="light dark">
<title>Mailbox (${emails.length})</title>
<style>
body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
article { margin: 1rem 0; border: 1px solid; border-radius: 0.5rem; padding: 0 1rem }
h2 { font-size: 1.125rem } pre { white-space: pre-wrap; overflow-wrap: anywhere }
form { display: flex; flex-wrap: wrap; gap: 0.5rem } button { padding: 0.5rem 1rem; font: inherit }
</style>
<h1>Mailbox</h1>
<p>All email of this run, the newest first. Send a message on <a href="${site}">the site</a>.</p>
<form method="post">${Object.entries(acts)
  .map(([name, { label }]) => `<button name="act" value="${name}">${escaped(label)}</button>`)
  .join('')}</form>
<h2>Chat</h2>${notices.map((notice) => `<p>${escaped(notice)}</p>`).join('') || '<p>Nothing yet.</p>'}
<h2>Email</h2>${emails.map(letter).reverse().join('') || '<p>Nothing yet.</p>'}`;

/** Shows on a page of this machine what was sent by email and to the chat. */
export async function startMailbox(port: number, parts: Parts): Promise<void> {
  const server = createServer(async (request, response) => {
    try {
      if (request.method === 'POST') {
        const act = new URLSearchParams(await text(request)).get('act') ?? '';
        await parts.acts[act]?.act();
        response.writeHead(303, { Location: '/' }).end();
      } else response.writeHead(200, { 'Content-Type': 'text/html' }).end(page(parts));
    } catch (error) {
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error));
    }
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', ready);
  });
}
