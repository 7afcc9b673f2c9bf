import { fromHtml } from 'hast-util-from-html';
import { getTextContent, type Node } from '../../site/src/lib/html/tree.ts';
import { plain } from '../plain.ts';

/** Whether a page of a server, as it is now, has a text. Titles may have other capitals on it. */
export async function showsText(
  server: string,
  cookie: string,
  page: string,
  text: string,
): Promise<boolean> {
  const url = URL.parse(page, server);
  if (url?.origin !== server) return false;
  const response = await fetch(url, { headers: { accept: 'text/html', cookie } });
  const words = plain(getTextContent(fromHtml(await response.text()) as Node));
  return words.toLowerCase().includes(plain(text).toLowerCase());
}
