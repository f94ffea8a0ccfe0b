import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, vi } from 'vitest';
import { changeRegistry } from '../../../releases/change-registry.ts';
import { folderStore } from '@kashi/file-store/folder-store';
import { aHostOn, anAddress } from '../../host-fixtures.ts';
import { releasesFolder } from '../../release-sets/releases-fixtures.ts';
import { getsCanary } from '../../visitor.ts';

/** The registry is read several times a second and a canary is judged once a second; a busy machine takes longer. */
export const patientMs = 20_000;
export const canary = { name: 'mf-a', version: '2', percent: 10 };
const arms = Array.from({ length: 100 }, (_, arm) => arm);
const getsIt = (arm: number) => getsCanary({ arm, canaries: [], overrides: [] }, canary);
export const [withCanary = -1] = arms.filter(getsIt);
export const [withLive = -1] = arms.filter((arm) => !getsIt(arm));

/** A host whose `mf-a` is live as 1, with 2 as a canary for ten arms of a hundred. */
export async function aHost(render = `write('two')`) {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('shell', '1');
  releases.upload('mf-a', '1', { text: 'one' });
  releases.upload('mf-a', '2', { render });
  releases.register({ shell: '1', 'mf-a': '1' });
  const store = folderStore(releases.folder);
  await changeRegistry(store, [{ ...canary, action: 'canary', by: 'team' }]);
  const server = await aHostOn(releases);
  return { server, folder: releases.folder, store };
}

export const visit = (server: FastifyInstance, cookie = '', remoteAddress = anAddress()) =>
  server.inject({ url: '/hello', headers: { cookie }, remoteAddress });

/** As long as the judge needs for a look or two. */
export async function looksPass(): Promise<void> {
  const polls = vi.fn();
  await vi.waitFor(() => {
    polls();
    expect(polls.mock.calls.length).toBeGreaterThan(30);
  }, patientMs);
}

/** The token that came with a document. */
export function tokenOf({ headers }: Awaited<ReturnType<typeof visit>>): string {
  return /kashi-visit=([^;]+);/.exec(String(headers['set-cookie']))?.[1] ?? '';
}

/** A browser's report, with the token of its document. */
export function tell(
  server: FastifyInstance,
  samples: [string, string, number][],
  { token, address }: { token: string; address: string },
) {
  return server.inject({
    method: 'POST',
    url: '/vitals',
    remoteAddress: address,
    headers: {
      'content-type': 'text/plain',
      'sec-fetch-site': 'same-origin',
      cookie: `kashi-visit=${token}`,
    },
    payload: JSON.stringify(samples),
  });
}
