import type { Ask, CallInput } from '@kashi/contracts/asking/ask';

/** Saves the profile (§5). Answers the shop's sentence, if any. */
export async function changeProfile(
  ask: Ask,
  changed: CallInput<'POST /v1/Identity/CustomersProfile/Update'>,
): Promise<string | null> {
  return (await ask('POST /v1/Identity/CustomersProfile/Update', changed)).message;
}
