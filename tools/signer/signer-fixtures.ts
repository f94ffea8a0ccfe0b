import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { onTestFinished, vi } from 'vitest';
import { keySigner } from '../../shell/releases/keys/key-signer.ts';
import { aShopOfTeams } from '../../shell/releases/teams-fixtures.ts';
import { forgeTokens } from './forge-tokens.ts';
import type { SignerRules } from './signer-rules.ts';
import { signingService } from './signing-service.ts';

export const audience = 'kashi';

/** A forge's issuer on this machine: its discovery, its keys, and tokens of jobs. */
export async function anIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: '1', alg: 'ES256' }] };
  const issuer = { url: '', isAway: false, areKeysAway: false };
  const server = createServer((request, answer) => {
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
    token: (claims: Record<string, unknown> = {}, key = privateKey) => {
      const now = Math.floor(Date.now() / 1000);
      const job = { repository: 'shop/mf-a', ref: 'refs/heads/main', sub: 'repo:shop/mf-a' };
      const times = { iat: now, exp: now + 300 };
      return new SignJWT({ iss: issuer.url, aud: audience, ...times, ...job, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: '1' })
        .sign(key);
    },
  });
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

  return {
    shop,
    issuer,
    service,
    log,
    asJob(token: string) {
      shop.as('shop');
      vi.stubEnv('KASHI_REGISTRY_KEY', '');
      vi.stubEnv('KASHI_SIGNER', url);
      vi.stubEnv('KASHI_SIGNER_TOKEN', token);
    },
  };
}
