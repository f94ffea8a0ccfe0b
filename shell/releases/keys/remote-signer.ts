import * as z from 'zod/mini';
import { readPublicKey } from './registry-signature.ts';
import type { Signer } from './signer.ts';

/** The time for one answer, in milliseconds. */
const answerWithinMs = 10_000;

const identityAnswer = z.object({
  /** The signer's public key, SPKI in base64. */
  publicKey: z.string(),
  /** The names that it signs for on behalf of who asks. */
  moves: z.array(z.string()),
});
const signatureAnswer = z.object({ signature: z.string() });
/** The sentence of a refusal. */
const signerRefusal = z.object({ message: z.string() });

/**
 * A signer elsewhere, which keeps the key and signs for whoever shows a token of the forge: a job of continuous integration needs no
 * key. `tokenNow` is asked before each call, since a token lasts for minutes and the gate may take as long. Throws a sentence if the
 * signer cannot be reached or does not know the token.
 */
export async function remoteSigner(
  address: string,
  tokenNow: () => Promise<string>,
): Promise<Signer> {
  const base = signerAddress(address);
  const ask = async <Answer>(path: string, answer: z.ZodMiniType<Answer>, body?: object) => {
    const response = await answered(new URL(path, base), await tokenNow(), body);
    const content: unknown = await response.json().catch(() => null);
    if (response.ok) return answer.parse(content);
    const refusal = signerRefusal.safeParse(content).data?.message ?? `status ${response.status}`;
    throw new Error(`The signer at ${base.href} refuses: ${refusal}`);
  };
  const { publicKey, moves } = await ask('identity', identityAnswer);
  return {
    publicKey: readPublicKey(publicKey, 'The key of the signer'),
    moves,
    sign: async (content) => (await ask('signatures', signatureAnswer, content)).signature,
  };
}

/** The token is as good as a key while it lasts, so it travels encrypted, or does not leave the machine. */
function signerAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address.replace(/\/*$/, '/')) : null;
  const isHere =
    url?.protocol === 'http:' && /^(127\.0\.0\.1|\[::1\]|localhost)$/.test(url.hostname);
  if (url && (url.protocol === 'https:' || isHere)) return url;
  throw new Error('KASHI_SIGNER should be an address that begins with https://');
}

async function answered(url: URL, token: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  try {
    return await fetch(url, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new Error(`The signer at ${url.origin} does not answer`, { cause: error });
  }
}
