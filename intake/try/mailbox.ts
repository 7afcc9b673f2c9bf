import { createServer } from 'node:http';
import type { ReceivedEmail } from '../test/mail-server.ts';
import { readSubject, readText } from '../test/read-email.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '');
const addLinks = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<>]+/g, (link) => `<a href="${link}">${link}</a>`);

const renderEmail = (email: ReceivedEmail) => `<article><h2>${escapeHtml(readSubject(email))}</h2>
<p>To ${escapeHtml(email.to.join(', '))}</p><pre>${addLinks(readText(email))}</pre></article>`;

const renderPage = (site: string, emails: readonly ReceivedEmail[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5"><meta name="color-scheme" content="light dark">
<title>Mailbox (${emails.length})</title>
<style>
body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
article { margin: 1rem 0; border: 1px solid; border-radius: 0.5rem; padding: 0 1rem }
h2 { font-size: 1.125rem } pre { white-space: pre-wrap; overflow-wrap: anywhere }
form { display: flex; gap: 0.5rem } button { padding: 0.5rem 1rem; font: inherit }
</style>
<h1>Mailbox</h1>
<p>All email of this run, the newest first. Send a message on <a href="${site}">the site</a>, or let a robot do it:
its message comes within a minute, together with others that may be spam.</p>
<form method="post"><button>Send a message as a robot</button></form>
${emails.map(renderEmail).reverse().join('') || '<p>Nothing yet.</p>'}`;

/** Shows on a page of this machine what was sent by email. */
export async function startMailbox(
  port: number,
  site: string,
  emails: readonly ReceivedEmail[],
  sendAsRobot: () => Promise<unknown>,
): Promise<void> {
  const server = createServer(async (request, response) => {
    try {
      if (request.method === 'POST') {
        await sendAsRobot();
        response.writeHead(303, { Location: '/' }).end();
      } else {
        response.writeHead(200, { 'Content-Type': 'text/html' }).end(renderPage(site, emails));
      }
    } catch (error) {
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error));
    }
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', ready);
  });
}
