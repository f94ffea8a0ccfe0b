import * as z from 'zod/mini';

/** The time for the forge's answer, in milliseconds. */
const answerWithinMs = 10_000;
/** As in the rules of the signer, see `docs/operations/release-stores.md`. */
const usualAudience = 'kashi';

const forgeAnswer = z.object({ value: z.string().check(z.minLength(1)) });

/**
 * The token by which the forge says what this job is: `KASHI_SIGNER_TOKEN`, or a new one of the forge's, which lasts some minutes.
 * The variables of the forge are those of jobs with the right `id-token: write` on GitHub, Gitea and Forgejo. Empty where there is
 * neither. Throws a sentence if the forge gives no token.
 */
export async function jobToken(): Promise<string> {
  const {
    KASHI_SIGNER_TOKEN: token,
    KASHI_SIGNER_AUDIENCE: audience,
    ACTIONS_ID_TOKEN_REQUEST_URL: address,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: right,
  } = process.env;
  if (token || !address || !right) return token ?? '';

  const url = new URL(address);
  url.searchParams.set('audience', audience || usualAudience);
  const headers = { authorization: `Bearer ${right}` };
  const signal = AbortSignal.timeout(answerWithinMs);
  try {
    const response = await fetch(url, { headers, redirect: 'error', signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return forgeAnswer.parse(await response.json()).value;
  } catch (error) {
    throw new Error(`The forge at ${url.origin} gives no token to this job`, { cause: error });
  }
}
