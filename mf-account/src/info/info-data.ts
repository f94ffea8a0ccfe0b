import type { Ask, CallInput, CallValue } from '@kashi/shared/api/ask';

export type OwnProfile = CallValue<'GET /v1/Identity/CustomersProfile/ReadProfile'>;

export async function readProfile(ask: Ask, signal: AbortSignal): Promise<OwnProfile> {
  return (await ask('GET /v1/Identity/CustomersProfile/ReadProfile', {}, { signal })).value;
}

/** Saves the profile (§5). Answers the shop's sentence, if any. */
export async function changeProfile(
  ask: Ask,
  changed: CallInput<'POST /v1/Identity/CustomersProfile/Update'>,
): Promise<string | null> {
  return (await ask('POST /v1/Identity/CustomersProfile/Update', changed)).message;
}
