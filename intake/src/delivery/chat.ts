import { fill } from '@website/form-contract/fill';
import { referenceOf } from '../http/reference.ts';
import type { Words } from '../words.ts';
import type { Courier } from './deliver.ts';
import { post } from './webhook.ts';

/**
 * What a visitor has chosen, without signs that a chat takes for markup, a link or a mention. A robot can
 * send anything here.
 */
const plain = (text: string) =>
  text
    .replaceAll(/[^\p{L}\p{M}\p{N}$€£¥%+,&()/.–-]|(?<!\p{N})\.|\.(?!\p{N})|\/{2,}/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

const card = (text: string) => ({
  contentType: 'application/vnd.microsoft.card.adaptive',
  content: {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [{ type: 'TextBlock', text, wrap: true }],
  },
});

/** Each product has a path of its own, on hosts that differ by country, customer and year. */
const products: [path: RegExp, body: (text: string) => object][] = [
  // Discord; with /slack at its end, such an address takes what Slack takes.
  [
    /^\/api\/(v\d+\/)?webhooks\/[^/]+\/[^/]+$/,
    (text) => ({ content: text, allowed_mentions: { parse: [] } }),
  ],
  // A workflow of Teams.
  [/\/workflows\/[^/]+\/triggers\//, (text) => ({ type: 'message', attachments: [card(text)] })],
  // Slack, which has an encoding of its own for three signs. Two of them are already gone.
  [/^\/services\/|\/slack$/, (text) => ({ text: text.replaceAll('&', '&amp;'), mrkdwn: false })],
  // Mattermost, and what understands the same.
  [/^/, (text) => ({ text })],
];

/**
 * Tells the owner's chat that there is a message. No personal data: a chat is a second store, which an
 * erasure does not reach.
 */
export function chatCourier(url: string, { intake }: Words): Courier {
  const { pathname } = new URL(url);
  const [, bodyOf] = products.find(([path]) => path.test(pathname)) ?? [];
  return async ({ id, fields: { service = '', budget = '' } }) => {
    const wish = [service, budget].map(plain).filter(Boolean).join(', ');
    const notice = fill(intake.chat, { reference: referenceOf(id) });
    await post(url, JSON.stringify(bodyOf?.([notice, wish].filter(Boolean).join(': '))));
  };
}
