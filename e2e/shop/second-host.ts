import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startHost } from '../../tools/processes/shop-processes.ts';
import { brokenRelease, type Fault } from './broken-release.ts';
import { openLine } from './line.ts';

interface Registered {
  version: string;
  deadlineMs?: number;
}

interface Registry {
  revision: number;
  releases: Record<string, Registered>;
}

/** Releases that a spec makes live in place of the shop's own; null takes a remote away. */
export type Changes = Record<string, Registered | null>;

/**
 * Another host on the releases of the shop under test, whose registry a spec may change, and in front of a line to the
 * API that a spec may cut. The API behind it is the shop's own, or one that a spec has opened.
 */
export async function openSecondHost(apiUrl = process.env['KASHI_URL'] ?? '') {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'kashi-second-host-'));
  const releases = path.join(dataFolder, 'releases');
  const own = path.resolve(process.env['KASHI_DATA'] ?? '.cache/e2e', 'releases');
  const registry = JSON.parse(readFileSync(path.join(own, 'registry.json'), 'utf8')) as Registry;
  for (const [name, { version }] of Object.entries(registry.releases)) {
    mkdirSync(path.join(releases, name), { recursive: true });
    symlinkSync(path.join(own, name, version), path.join(releases, name, version));
  }
  const line = await openLine(apiUrl);
  let host: Awaited<ReturnType<typeof startHost>> | undefined;

  function liveWith(changes: Changes): Record<string, Registered> {
    const all = Object.entries({ ...registry.releases, ...changes });
    return Object.fromEntries(
      all.filter((entry): entry is [string, Registered] => entry[1] !== null),
    );
  }

  /** Writes the registry; a running host finds it within a second. */
  function registers(changes: Changes = {}): void {
    registry.revision += 1;
    const text = JSON.stringify({ ...registry, releases: liveWith(changes) });
    writeFileSync(path.join(releases, 'registry.json.new'), text);
    renameSync(path.join(releases, 'registry.json.new'), path.join(releases, 'registry.json'));
  }

  async function served(): Promise<Record<string, string>> {
    const response = await fetch(`${host?.url}/readyz`);
    return ((await response.json()) as { releases: Record<string, string> }).releases;
  }

  return {
    cutLine: () => line.cut(),
    mendLine: () => line.mend(),
    registers,
    served,
    /** Writes the registry and waits until the host serves what it says. */
    async serves(changes: Changes = {}): Promise<void> {
      registers(changes);
      const wanted = Object.entries(liveWith(changes));
      const isServed = (now: Record<string, string>) =>
        wanted.length === Object.keys(now).length &&
        wanted.every(([name, { version }]) => now[name] === version);
      while (!isServed(await served())) await wait(50);
    },
    /** The version of a release of its own, which is the shop's with a fault. */
    broken: (name: string, fault: Fault) => brokenRelease(folderOf(name), fault),
    folderOf,
    /** Answers its address. The host has these environment variables beside its own. */
    async starts(more: Record<string, string> = {}): Promise<string> {
      // The spec brings this host into trouble, which would fill the log of the run. One worker follows the registry at one moment.
      const variables = {
        KASHI_LOG: 'silent',
        KASHI_WORKERS: '1',
        KASHI_DEVELOPER_ACCESS: 'everybody',
        ...more,
      };
      host = await startHost({ dataFolder, apiUrl: line.url, variables });
      return host.url;
    },
    async stop(): Promise<void> {
      await host?.stop();
      line.close();
      rmSync(dataFolder, { recursive: true });
    },
  };

  function folderOf(name: string, version = registry.releases[name]?.version ?? ''): string {
    return path.join(releases, name, version);
  }
}

export type SecondHost = Awaited<ReturnType<typeof openSecondHost>>;
