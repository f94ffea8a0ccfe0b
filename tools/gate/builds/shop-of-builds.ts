import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvironment } from '../../../shell/host/environment.ts';
import { buildHostServer } from '../../../shell/host/host-server.ts';
import { patientMs } from './assembled-set.ts';
import './react-of-hosts.ts';
import type { Candidate, Neighbours } from './candidate.ts';

/** An empty page of an open shop, without any code, where a browser's tab waits for its next visit. */
export const emptyPath = '/gate/empty';

export interface OpenShop {
  url: string;
  close(): Promise<void>;
}

/** Opens the real host on builds in any folder, in front of an API, for visitors from this machine. */
export async function openShopOf(builds: Iterable<Candidate>, apiUrl: string): Promise<OpenShop> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'kashi-gate-'));
  const tidyUp = () => rmSync(dataFolder, { recursive: true });
  try {
    releaseInto(path.join(dataFolder, 'releases'), builds);
    // None of this machine's own settings counts: a gate gives the same answer on every machine.
    // The log is silent: the gate says what it finds in sentences of its own.
    const server = await buildHostServer(
      readEnvironment({ KASHI_DATA: dataFolder, KASHI_API_URL: apiUrl, KASHI_LOG: 'silent' }),
    );
    server.get(emptyPath, (_request, reply) => reply.headers(emptyHeaders).send('<!doctype html>'));
    return {
      url: await server.listen({ port: 0, host: '127.0.0.1' }),
      async close() {
        await server.close();
        tidyUp();
      },
    };
  } catch (error) {
    tidyUp();
    throw error;
  }
}

/** With the opener policy of the shop's pages: between pages of different policies a browser changes the process. */
const emptyHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
};

function releaseInto(releasesFolder: string, builds: Iterable<Candidate>): void {
  const releases: Record<string, object> = {};
  for (const { folder, manifest } of builds) {
    const { name, version } = manifest;
    mkdirSync(path.join(releasesFolder, name), { recursive: true });
    symlinkSync(path.resolve(folder), path.join(releasesFolder, name, version));
    releases[name] = { version, deadlineMs: patientMs };
  }
  const registry = JSON.stringify({ revision: 1, releases });
  writeFileSync(path.join(releasesFolder, 'registry.json'), registry);
}

/** Shops of builds, each opened at the first request for it. */
export class ShopsOfBuilds {
  readonly #apiUrl: string;
  readonly #open = new Map<string, Promise<OpenShop>>();

  constructor(apiUrl: string) {
    this.#apiUrl = apiUrl;
  }

  async urlOf(builds: Neighbours): Promise<string> {
    const key = [...builds.values()].map(({ folder }) => folder).join();
    const shop = this.#open.get(key) ?? openShopOf(builds.values(), this.#apiUrl);
    this.#open.set(key, shop);
    return (await shop).url;
  }

  async close(): Promise<void> {
    const shops = await Promise.allSettled(this.#open.values());
    const open = shops.filter((shop) => shop.status === 'fulfilled');
    await Promise.all(open.map(({ value }) => value.close()));
  }
}
