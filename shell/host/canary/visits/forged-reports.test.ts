import type { FastifyInstance } from 'fastify';
import { expect, test, vi } from 'vitest';
import { registryIn } from '../../../releases/registry/registry-in.ts';
import { anAddress } from '../../host-fixtures.ts';
import {
  aHost,
  looksPass,
  patientMs,
  tell,
  tokenOf,
  visit,
  withCanary,
  withLive,
} from './canary-host-fixtures.ts';

vi.setConfig({ testTimeout: 2 * patientMs });

/** The canary's releases fail in every browser, and paint after a minute. */
const slander = [
  ['mf-a@2', 'browserErrors', 1],
  ['mf-a@2', 'lcpMs', 60_000],
] satisfies [string, string, number][];

test.each<[string, (server: FastifyInstance) => Promise<(forged: number) => Sender>]>([
  ['without a token', () => Promise.resolve(() => ({ token: '', address: anAddress() }))],
  [
    'with one token, copied to as many addresses',
    async (server) => {
      const token = tokenOf(await visit(server, `kashi-arm=${withCanary}`));
      return () => ({ token, address: anAddress() });
    },
  ],
  [
    'with tokens of the other version',
    async (server) => {
      const tokens = await tokensAt(server, withLive, () => anAddress());
      return (forged) => ({ token: tokens[forged] ?? '', address: anAddress() });
    },
  ],
  [
    'with tokens from one address',
    async (server) => {
      const tokens = await tokensAt(server, withCanary, () => '198.51.100.7');
      return (forged) => ({ token: tokens[forged] ?? '', address: '198.51.100.7' });
    },
  ],
  [
    'with tokens from as many addresses of one line',
    async (server) => {
      const addressOf = (forged: number) => `2001:db8:1:2::${forged.toString(16)}`;
      const tokens = await tokensAt(server, withCanary, addressOf);
      return (forged) => ({ token: tokens[forged] ?? '', address: addressOf(forged) });
    },
  ],
])('500 forged reports %s change nothing', async (_how, prepare) => {
  const { server, folder } = await aHost();
  for (let count = 0; count < 60; count++) {
    for (const [arm, version] of [[withLive, '1'] as const, [withCanary, '2'] as const]) {
      const address = anAddress();
      const token = tokenOf(await visit(server, `kashi-arm=${arm}`, address));
      const good: [string, string, number][] = [
        [`mf-a@${version}`, 'browserErrors', 0],
        [`mf-a@${version}`, 'lcpMs', 900],
      ];
      await tell(server, good, { token, address });
    }
  }
  const senderOf = await prepare(server);

  for (let forged = 0; forged < 500; forged++) await tell(server, slander, senderOf(forged));

  await looksPass();
  expect(registryIn(folder).releases['mf-a']?.canary).toMatchObject({ version: '2' });
});

type Sender = Parameters<typeof tell>[2];

async function tokensAt(
  server: FastifyInstance,
  arm: number,
  addressOf: (place: number) => string,
) {
  const tokens: string[] = [];
  for (let place = 0; place < 500; place++) {
    tokens.push(tokenOf(await visit(server, `kashi-arm=${arm}`, addressOf(place))));
  }
  return tokens;
}
