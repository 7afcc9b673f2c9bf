import { createHmac } from 'node:crypto';
import { codeOf, Unavailable } from '../errors.ts';
import { referenceOf } from '../http/reference.ts';
import type { Courier } from './deliver.ts';

const patience = 15_000;

/** Posts JSON to an address of the owner. Anything but a success is tried again later. */
export async function post(url: string, body: string, headers = {}): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch((error) => {
    throw new Unavailable(codeOf(error.cause ?? error));
  });
  await response.body?.cancel();
  if (!response.ok) throw new Unavailable(`HTTP_${response.status}`);
}

/**
 * Posts each message to a URL of the owner, such as a CRM, signed as the Standard Webhooks specification
 * says. The id is the idempotency key: the same for each retry.
 */
export function webhookCourier(url: string, secret: string): Courier {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return async ({ id, kind, fields, receivedAt }) => {
    const body = JSON.stringify({
      type: `${kind}.received`,
      timestamp: receivedAt.toISOString(),
      data: { reference: referenceOf(id), ...fields },
    });
    const seconds = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
    await post(url, body, {
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${signature}`,
    });
  };
}
