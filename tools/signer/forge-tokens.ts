import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import { namesFor, type SignerRules } from './signer-rules.ts';

/** Who asks, by a token of the forge. */
export interface Job {
  /** The token's subject, for the log: `repo:shop/mf-content:environment:production`. */
  subject: string;
  moves: string[];
}

/** Why a token opens nothing, as a sentence for whoever has sent it. */
export class TokenRefused extends Error {}

/** Tokens of forges last some minutes; one that is older is refused, whatever end it names. */
const oldest = '1 hour';
/** What jose says of keys that could not be had from the issuer, for which no job is to blame. */
const issuersFaults: ReadonlySet<string> = new Set([
  errors.JOSEError.code,
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
]);
const clockToleranceSeconds = 30;
const answerWithinMs = 5000;

/** What an issuer says of itself (OpenID Connect Discovery 1.0, “OpenID Provider Metadata”). */
const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });

/** Reads tokens of the rules' issuer, with the keys that the issuer publishes. */
export function forgeTokens(rules: SignerRules): (token: string) => Promise<Job> {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  return async (token) => {
    keys ??= keysOf(rules.issuer);
    // An issuer that could not be reached is asked again by the next job.
    keys.catch(() => (keys = undefined));
    const { sub = '', ...claims } = await verified(token, await keys, rules);
    return { subject: sub, moves: namesFor(rules, { ...claims, sub }) };
  };
}

async function keysOf(issuer: string): Promise<JWTVerifyGetKey> {
  const url = new URL(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const answer = await fetch(url, { signal: AbortSignal.timeout(answerWithinMs) });
  const said = discovery.parse(await answer.json());
  if (said.issuer !== issuer) throw new Error(`${url.href} speaks for ${said.issuer}`);
  return createRemoteJWKSet(new URL(said.jwks_uri), { timeoutDuration: answerWithinMs });
}

async function verified(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, audience }: SignerRules,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      // No shared secrets: whoever reads the issuer's keys must not be able to make tokens.
      algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
      requiredClaims: ['sub', 'exp', 'iat'],
      maxTokenAge: oldest,
      clockTolerance: clockToleranceSeconds,
    });
    return payload;
  } catch (error) {
    if (!(error instanceof errors.JOSEError) || issuersFaults.has(error.code)) throw error;
    throw new TokenRefused(`the token is not good (${error.message})`, { cause: error });
  }
}
