import type { Sdk } from '../../schemas/sdk.ts';

/** The SDKs as they are published: with the company's domain in the lines that install them. */
export function publishedSdks(sdks: readonly Sdk[], domain: string): Sdk[] {
  return sdks.map((sdk) => ({ ...sdk, install: sdk.install.replaceAll('{domain}', domain) }));
}
