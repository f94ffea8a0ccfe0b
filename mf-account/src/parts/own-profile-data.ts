import type { Ask, CallValue } from '@kashi/contracts/asking/ask';

export type OwnProfile = CallValue<'GET /v1/Identity/CustomersProfile/ReadProfile'>;

export async function readProfile(ask: Ask, signal: AbortSignal): Promise<OwnProfile> {
  return (await ask('GET /v1/Identity/CustomersProfile/ReadProfile', {}, { signal })).value;
}
