import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { onTestFinished, vi } from 'vitest';
import { keySigner } from '../../shell/releases/keys/key-signer.ts';
import { aShopOfTeams } from '../../shell/releases/teams-fixtures.ts';
import { forgeTokens } from './forge-tokens.ts';
import type { SignerRules } from './signer-rules.ts';
import { signingService } from './signing-service.ts';

export const audience = 'kashi';
/** By which a job asks its forge for a token. */
const rightOfJob = 'right-of-the-job';

/** A forge's issuer on this machine: its discovery, its keys, and tokens of jobs. */
export async function anIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: '1', alg: 'ES256' }] };
  let given = 0;
  const issuer = { url: '', isAway: false, areKeysAway: false };
  const tokenFor = (claims: Record<string, unknown>, key = privateKey) => {
    const now = Math.floor(Date.now() / 1000);
    const job = { repository: 'shop/mf-a', ref: 'refs/heads/main', sub: 'repo:shop/mf-a' };
    const times = { iat: now, exp: now + 300 };
    return new SignJWT({ iss: issuer.url, aud: audience, ...times, ...job, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: '1' })
      .sign(key);
  };
  const server = createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://issuer.test');
    if (pathname === '/tokens') return void giveToken(request, answer, searchParams);
    if (issuer.isAway || (issuer.areKeysAway && request.url === '/keys'))
      return void answer.writeHead(503).end();
    const isKeys = request.url === '/keys';
    const said = { issuer: issuer.url, jwks_uri: `${issuer.url}/keys` };
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(isKeys ? keys : said));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => void server.close());

  return Object.assign(issuer, {
    /** A token with these claims in place of those of a job of `shop/mf-a` on main. */
    token: (claims: Record<string, unknown> = {}, key = privateKey) => tokenFor(claims, key),
    /** How often jobs have asked for a token. */
    given: () => given,
  });

  /** As a forge gives a token to a job that shows its right. */
  async function giveToken(
    { headers }: IncomingMessage,
    answer: ServerResponse,
    asked: URLSearchParams,
  ): Promise<void> {
    if (headers.authorization !== `Bearer ${rightOfJob}`) return void answer.writeHead(401).end();
    given += 1;
    const value = await tokenFor({ aud: asked.get('audience') });
    answer.setHeader('content-type', 'application/json').end(JSON.stringify({ value }));
  }
}

/**
 * A shop whose key «ci» moves `mf-a` and `mf-b`, and lies at a signer: it signs `mf-a` for the main branch and the tags of
 * `shop/mf-a`. `asJob` makes this machine one that has a token and no key.
 */
export async function aShopWithSigner() {
  const [shop, issuer] = [await aShopOfTeams(), await anIssuer()];
  await shop.allow('ci', { moves: ['mf-a', 'mf-b'] });
  const claims = { repository: 'shop/mf-a' };
  const rules: SignerRules = {
    issuer: issuer.url,
    audience,
    rules: [
      { claims: { ...claims, ref: 'refs/heads/main' }, moves: ['mf-a'] },
      { claims: { ...claims, ref: 'refs/tags/mf-a/*' }, moves: ['mf-a'] },
    ],
  };
  const log: string[] = [];
  const service = signingService({
    signer: keySigner(shop.keyOf('ci')),
    jobOf: forgeTokens(rules),
    log: (line) => log.push(line),
  });
  const url = await service.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => service.close());

  const asJob = (token: string) => {
    shop.as('shop');
    vi.stubEnv('KASHI_REGISTRY_KEY', '');
    vi.stubEnv('KASHI_SIGNER', url);
    vi.stubEnv('KASHI_SIGNER_TOKEN', token);
  };

  return {
    shop,
    issuer,
    service,
    log,
    asJob,
    /** Makes this machine a job that asks its forge for tokens by itself. */
    asJobOfForge({ right = rightOfJob, ...settings }: { right?: string; audience?: string } = {}) {
      asJob('');
      vi.stubEnv('KASHI_SIGNER_AUDIENCE', settings.audience ?? '');
      vi.stubEnv('ACTIONS_ID_TOKEN_REQUEST_URL', `${issuer.url}/tokens?api-version=2`);
      vi.stubEnv('ACTIONS_ID_TOKEN_REQUEST_TOKEN', right);
    },
  };
}
