import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a product would show, or nothing if it refuses it; and its answers to either. */
interface Product {
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was posted.
  show: (body: any) => unknown;
  accepted: [status: number, body: string];
  refused: [status: number, body: string];
}

const adaptive = 'application/vnd.microsoft.card.adaptive';

/** The answers are those of the real ones, as their documentation has them. */
export const products: Record<string, Product> = {
  slack: {
    path: '/services/T000/B000/XXXX',
    show: ({ text }) => text,
    accepted: [200, 'ok'],
    refused: [400, 'no_text'],
  },
  discord: {
    path: '/api/webhooks/123456/token',
    // Without allowed_mentions, @everyone would ring every phone.
    show: ({ content, allowed_mentions: mentions }) =>
      content?.length <= 2000 && mentions?.parse?.length === 0 && content,
    accepted: [204, ''],
    refused: [400, '{"message":"Cannot send an empty message","code":50006}'],
  },
  mattermost: {
    path: '/hooks/abcdef',
    show: ({ text }) => text,
    accepted: [200, 'ok'],
    refused: [400, '{"id":"web.incoming_webhook.text.app_error"}'],
  },
  teams: {
    path: '/workflows/abc/triggers/manual/paths/invoke',
    show: ({ type, attachments }) => {
      const [card] = attachments ?? [];
      const isCard = card?.contentType === adaptive && card.content?.type === 'AdaptiveCard';
      return type === 'message' && isCard && card.content.body?.[0]?.text;
    },
    accepted: [202, ''],
    refused: [400, '{"error":{"code":"TriggerInputSchemaMismatch"}}'],
  },
};

/** A chat of each product on this machine, which refuses what the real one refuses. */
export async function startChatServer() {
  const shown: string[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    const product = Object.values(products).find(({ path }) => path === request.url);
    const message = request.headers['content-type'] === 'application/json' && product?.show(body);
    if (typeof message === 'string') shown.push(message);
    const [status, answer] = (message ? product?.accepted : product?.refused) ?? [404, ''];
    response.writeHead(status).end(answer);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    /** The address of each product. */
    url: (product: string) => `http://127.0.0.1:${port}${products[product]?.path}`,
    shown,
    stop: () => server.close(),
  };
}
