import { verify, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';

const headerSchema = z.object({ alg: z.literal('EdDSA') });

/** Times are in seconds. */
const claimsSchema = z.object({ aud: z.string(), exp: z.number(), nbf: z.optional(z.number()) });

/**
 * Whether a token (a JWT signed with EdDSA) was made by Torob, for this shop and for the present time. The audience is compared
 * with the shop's own host, since the caller chooses the `Host` header.
 */
export function isTorobToken(
  token: string,
  { key, host, now }: { key: KeyObject; host: string; now: Date },
): boolean {
  const [header = '', payload = '', signature = '', more] = token.split('.');
  if (more !== undefined || !headerSchema.safeParse(jsonIn(header)).success) return false;
  const isSigned = verify(
    null,
    Buffer.from(`${header}.${payload}`),
    key,
    Buffer.from(signature, 'base64url'),
  );
  const claims = claimsSchema.safeParse(jsonIn(payload));
  if (!isSigned || !claims.success) return false;

  const { aud, exp, nbf = 0 } = claims.data;
  const seconds = now.getTime() / 1000;
  return aud === host && nbf <= seconds && seconds < exp;
}

function jsonIn(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    // An invalid token, whoever made it.
    return undefined;
  }
}
