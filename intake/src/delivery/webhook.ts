import { createHmac } from 'node:crypto';
import { getErrorCode, Unavailable } from '../log.ts';
import { formatReference, type StoredMessage } from '../store/messages.ts';

/** In milliseconds. */
const timeout = 15_000;

/**
 * Posts a message to a URL of the owner, such as a CRM, signed as the Standard Webhooks specification says.
 * The id is the idempotency key: the same for each retry. Anything but a success is tried again later.
 */
export async function postToWebhook(
  url: string,
  secret: string,
  { id, fields, receivedAt }: StoredMessage,
): Promise<void> {
  const body = JSON.stringify({
    type: 'contact.received',
    timestamp: new Date(receivedAt).toISOString(),
    data: { reference: formatReference(id), ...fields },
  });
  const seconds = Math.floor(Date.now() / 1000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${signature}`,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  }).catch((error) => {
    throw new Unavailable(getErrorCode(error.cause ?? error));
  });
  await response.body?.cancel();
  if (!response.ok) throw new Unavailable(`HTTP_${response.status}`);
}
