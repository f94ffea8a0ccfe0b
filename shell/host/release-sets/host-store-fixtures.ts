import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { changeRegistry } from '../../releases/change-registry.ts';
import { aMachine, aStore } from '../../releases/mirror/mirror-fixtures.ts';
import { ReleaseMirror } from '../../releases/mirror/release-mirror.ts';
import { newKeyPair } from '../../releases/keys/registry-key.ts';
import { releasesHere } from '../../releases/releases-here.ts';
import type { StoreServer } from '@kashi/file-store/store-server';
import { upload } from '../../releases/upload.ts';
import { RegistrySeal } from '../../releases/registry/registry-seal.ts';
import { readPublicKey } from '../../releases/keys/registry-signature.ts';
import { aHostOn, anAddress } from '../host-fixtures.ts';
import { releasesFolder } from './releases-fixtures.ts';
import { StoreFollower } from './registry/store-follower.ts';

/** Workers look several times a second; a busy machine takes longer. */
export const patient = { timeout: 20_000 };

const quick = { lookEveryMs: 50, completeAgainMs: 200 };

/** A store whose team has a shell and `mf-a@1` live; its releases may be signed. */
export async function aShop({ isSigned = false } = {}) {
  const server = await aStore();
  const publicKey = isSigned ? aKey() : '';
  const team = aTeam(server);
  await team.releases('shell', '1');
  await team.releases('mf-a', '1', 100, { text: 'one' });
  return { server, team, publicKey };
}

/**
 * A host on another machine, which follows the store; with a public key it accepts signed registries only. Tests of a silent
 * store set the wait at the start: on a busy machine an empty mirror takes a while to fill.
 */
export async function aHost(
  server: StoreServer,
  {
    dataFolder = aMachine(server).dataFolder,
    publicKey = '',
    startWithinMs = patient.timeout,
  } = {},
) {
  const variables = { KASHI_DATA: dataFolder, KASHI_RELEASES: server.url };
  const seal = new RegistrySeal(publicKey ? readPublicKey(publicKey) : null);
  const mirror = new ReleaseMirror({ ...releasesHere(variables), seal });
  const log = vi.fn();
  const follower = new StoreFollower({ mirror, log, startWithinMs, ...quick });
  await follower.start();
  onTestFinished(() => follower.stop());
  const host = await aHostOn(
    { dataFolder },
    {
      ...variables,
      KASHI_OVERRIDES: 'open',
      // Every visit comes from a different address.
      KASHI_DEVELOPER_ACCESS: 'everybody',
      ...(publicKey && { KASHI_REGISTRY_PUBLIC_KEY: publicKey }),
    },
  );
  const page = async (cookie = '') =>
    (await host.inject({ url: '/hello', headers: { cookie }, remoteAddress: anAddress() })).body;
  return { dataFolder, page, log };
}

type Wish = NonNullable<Parameters<ReturnType<typeof releasesFolder>['upload']>[2]>;

/** A team on a machine of its own, whose builds go to the store and live. */
function aTeam(server: StoreServer) {
  const builds = releasesFolder();
  onTestFinished(() => builds.remove());
  const machine = aMachine(server);
  const uploads = (name: string, version: string, wish: Wish = {}) => {
    builds.upload(name, version, wish);
    return upload(path.join(builds.folder, name, version), machine);
  };
  return {
    store: machine.store,
    uploads,
    async releases(name: string, version: string, percent = 100, wish: Wish = {}) {
      const uploaded = await uploads(name, version, wish);
      const { integrity: _integrity, ...id } = uploaded;
      const change =
        percent === 100
          ? ({ action: 'release' } as const)
          : ({ action: 'canary', percent } as const);
      await changeRegistry(machine.store, [{ ...id, ...change }], [uploaded]);
    },
  };
}

/** Signs every later release with this key. */
function aKey(): string {
  const { key, publicKey } = newKeyPair();
  vi.stubEnv('KASHI_REGISTRY_KEY', key);
  onTestFinished(() => void vi.unstubAllEnvs());
  return publicKey;
}
