import type { Sdk } from '@website/content-model/schemas/api.ts';

/** The SDKs as we publish them, with the company's domain in the install commands. */
export function fillInDomain(sdks: readonly Sdk[], domain: string): Sdk[] {
  return sdks.map((sdk) => ({ ...sdk, install: sdk.install.replaceAll('{domain}', domain) }));
}
