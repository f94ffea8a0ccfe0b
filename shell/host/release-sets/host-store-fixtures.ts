import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { changeRegistry } from '../../releases/change-registry.ts';
import { aMachine, aStore } from '../../releases/mirror/mirror-fixtures.ts';
import { ReleaseMirror } from '../../releases/mirror/release-mirror.ts';
import { newKeyPair } from '../../releases/registry-key.ts';
import { releasesHere } from '../../releases/releases-here.ts';
import type { StoreServer } from '../../releases/store/store-server.ts';
import { upload } from '../../releases/upload.ts';
import { RegistrySeal } from '../../releases/registry-seal.ts';
import { readPublicKey } from '../../releases/registry-signature.ts';
import { aHostOn, anAddress } from '../host-fixtures.ts';
import { releasesFolder } from './releases-fixtures.ts';
import { StoreFollower } from './store-follower.ts';

/** Workers look several times a second, and a busy machine takes longer. */
export const patient = { timeout: 20_000 };

const quick = { lookEveryMs: 50, completeAgainMs: 200 };

/** A store whose team has made a shell and `mf-a@1` live; what it releases is signed, or is not. */
export async function aShop({ isSigned = false } = {}) {
  const server = await aStore();
  const publicKey = isSigned ? aKey() : '';
  const team = aTeam(server);
  await team.releases('shell', '1');
  await team.releases('mf-a', '1', 100, { text: 'one' });
  return { server, team, publicKey };
}

/**
 * A host on another machine, which follows the store; with a key it believes what was signed alone. How long it waits for its
 * store at the start is for those whose store never answers: on a busy machine a mirror that is empty yet takes its time.
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
      // Every visit is somebody else's.
      KASHI_DEVELOPER_ACCESS: 'everybody',
      ...(publicKey && { KASHI_REGISTRY_PUBLIC_KEY: publicKey }),
    },
  );
  const page = async (cookie = '') =>
    (await host.inject({ url: '/hello', headers: { cookie }, remoteAddress: anAddress() })).body;
  return { dataFolder, page, log };
}

type Wish = NonNullable<Parameters<ReturnType<typeof releasesFolder>['upload']>[2]>;

/** A team on a machine of its own: its builds go to the store, and live. */
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

/** With this key everything that is released from now on is signed. */
function aKey(): string {
  const { key, publicKey } = newKeyPair();
  vi.stubEnv('KASHI_REGISTRY_KEY', key);
  onTestFinished(() => void vi.unstubAllEnvs());
  return publicKey;
}
