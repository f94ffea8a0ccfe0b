import * as z from 'zod/mini';
import type { SmsProvider, SmsPurpose } from './sms-provider.ts';

export interface KavenegarSettings {
  apiKey: string;
  /** The name of the approved text for each purpose in the provider's panel. */
  templates: Record<SmsPurpose, string>;
  /** Another base address, only for tests. */
  baseUrl?: string;
}

/** Kavenegar's lookup service. The address contains the key, so no error may contain the address. */
export function kavenegar({
  apiKey,
  templates,
  baseUrl = 'https://api.kavenegar.com',
}: KavenegarSettings): SmsProvider {
  return {
    async send(mobile, code, purpose) {
      const status = await lookUp(`${baseUrl}/v1/${apiKey}/verify/lookup.json`, {
        receptor: mobile,
        token: code,
        template: templates[purpose],
        type: 'sms',
      });
      if (status !== 200) throw new Error(`Kavenegar refused a message with ${status}.`);
    },
  };
}

const waitMs = 8_000;

const answerSchema = z.object({ return: z.object({ status: z.int() }) });

/** The status in the body is more precise than the HTTP status, so it is used if there is one. */
async function lookUp(address: string, fields: Record<string, string>): Promise<number> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
    });
  } catch {
    // The cause of a failed fetch contains the address, and with it the key.
    throw new Error('Kavenegar did not answer.');
  }
  const answer = answerSchema.safeParse(await response.json().catch(() => null));
  return answer.success ? answer.data.return.status : response.status;
}
