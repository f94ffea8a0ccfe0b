import * as z from 'zod/mini';
import { UnsentTextError, type SmsProvider, type SmsPurpose } from './sms-provider.ts';

export interface KavenegarSettings {
  apiKey: string;
  /** The name of the approved text for each purpose in the provider's panel. */
  templates: Record<SmsPurpose, string>;
  /** The line that texts come from; undefined means the account's own. */
  sender?: string | undefined;
  /** Another base address, only for tests. */
  baseUrl?: string;
}

/** Kavenegar's services for codes (lookup) and texts (send). The address contains the key, so no error may contain the address. */
export function kavenegar({
  apiKey,
  templates,
  sender,
  baseUrl = 'https://api.kavenegar.com',
}: KavenegarSettings): SmsProvider {
  return {
    async send(mobile, code, purpose) {
      const { said, httpStatus } = await post(`${baseUrl}/v1/${apiKey}/verify/lookup.json`, {
        receptor: mobile,
        token: code,
        template: templates[purpose],
        type: 'sms',
      });
      if (said === 200) return;
      if (said === null && httpStatus === 200) throw new Error(unreadable);
      const status = said ?? httpStatus;
      throw new UnsentTextError(`Kavenegar refused a message with ${status}.`, {
        problem: `refused-${status}`,
        isFinal: neverAccepted.has(status),
      });
    },

    // Kavenegar does not send a text again whose `localid` it knows; it answers with the first sending.
    async sendText({ mobile, body, sendId }) {
      const { said } = await post(`${baseUrl}/v1/${apiKey}/sms/send.json`, {
        receptor: mobile,
        message: body,
        localid: String(sendId),
        ...(sender && { sender }),
      }).catch(({ message }: Error) => {
        throw new UnsentTextError(message, { problem: 'no-answer', isFinal: false });
      });
      if (said === 200) return;
      if (said === null) {
        throw new UnsentTextError(unreadable, { problem: 'no-answer', isFinal: false });
      }
      throw new UnsentTextError(`Kavenegar refused a text with ${said}.`, {
        problem: `refused-${said}`,
        isFinal: neverAccepted.has(said),
        ...(isOfText.has(said) && { alsoRefused: 'its-kind' }),
      });
    },
  };
}

/** A page of somebody in between has a status too; only Kavenegar's own words say that it has the message. */
const unreadable = 'Kavenegar gave no answer that can be read.';

/** No such number; a text that is too long. What the owner can mend, such as an empty account, is not among these. */
const neverAccepted = new Set([411, 413]);

/** A link or letters that the line does not take. Other texts may be taken. */
const isOfText = new Set([420, 422]);

const waitMs = 8_000;

const answerSchema = z.object({ return: z.object({ status: z.int() }) });

interface Answer {
  /** The status in the body, which is more precise than the HTTP status; null if the body cannot be read. */
  said: number | null;
  httpStatus: number;
}

async function post(address: string, fields: Record<string, string>): Promise<Answer> {
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
  return { said: answer.success ? answer.data.return.status : null, httpStatus: response.status };
}
