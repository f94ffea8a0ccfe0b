import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageRoute } from '@kashi/border/pages/page-route';
import type { ServerEntry } from '@kashi/border/remote-contract';
import type { RegistryEntry } from '@kashi/border/registry';
import { releaseManifestSchema, type ReleaseManifest } from '@kashi/border/release';
import type { ShellEntry } from '@kashi/border/shell-wire';
import { ownTurns } from '../attribution/own-turns.ts';
import { evaluateEntry } from './release/evaluate-entry.ts';
import { readInlineStyles, type InlineStyle } from './release/inline-styles.ts';
import { expectSpoken, ofToday } from './before/of-today.ts';
import { routesOfToday } from './before/routes-before.ts';
import { wholeRelease, type ManifestSeal } from './release/whole-release.ts';

/** A release as the host uses it: its manifest, and its evaluated server entry. */
export interface Release<Entry = ServerEntry> {
  manifest: ReleaseManifest;
  /** The address of its files for the browser: `/r/<name>/<version>/web/`, or a development server. */
  base: string;
  /**
   * Its inlined style sheets, by file. A development server's styles change while the page is open, so they are linked instead.
   */
  styles?: ReadonlyMap<string, InlineStyle>;
  /** Null if server rendering is turned off. */
  entry: Entry | null;
  deadlineMs: number;
}

/** Reads a release from its immutable folder. Throws if anything about it is wrong. */
export async function readRelease<Entry extends ServerEntry | ShellEntry = ServerEntry>(
  releasesFolder: string,
  name: string,
  { version, serverRender, deadlineMs }: RegistryEntry,
  seal: ManifestSeal,
): Promise<Release<Entry>> {
  const { folder, manifest: said } = await wholeRelease(releasesFolder, { name, version }, seal);
  const filename = path.join(folder, 'node/server.cjs');
  const code = await readFile(filename, 'utf8');
  const release = { remote: name, version, team: said.team ?? '' };
  const evaluated = await ownTurns.during(release, () =>
    evaluateEntry<Entry>(code, {
      filename,
      integrity: said.serverIntegrity,
      contract: said.contract,
    }),
  );
  const { manifest, entry } = ofToday(said, evaluated);
  const base = `/r/${name}/${version}/web/`;
  return {
    manifest,
    base,
    styles: await readInlineStyles(folder, base, manifest),
    entry: serverRender ? ownTurns.taken(release, entry) : null,
    deadlineMs,
  };
}

/**
 * The addresses of a release that cannot be served, by its own manifest. The manifest need not be trusted, since it only tells
 * which addresses will be back. Null if it names none.
 */
export async function claimedRoutes(
  releasesFolder: string,
  name: string,
  { version }: Pick<RegistryEntry, 'version'>,
): Promise<readonly PageRoute[] | null> {
  try {
    const text = await readFile(path.join(releasesFolder, name, version, 'release.json'), 'utf8');
    return routesOfToday(releaseManifestSchema.parse(JSON.parse(text)));
  } catch {
    // The reading of the release has already logged the reason.
    return null;
  }
}

/** The wait for a development server that may have to compile first, in milliseconds. */
const hotWaitMs = 10_000;

interface FederationManifest {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/** Loads a remote from its development server, anew for every request, so that the server's HTML shows the last edit. */
export async function readHotRelease(name: string, url: string): Promise<Release> {
  const get = async (file: string) => {
    const signal = AbortSignal.timeout(hotWaitMs);
    const response = await fetch(new URL(file, url), {
      cache: 'no-store',
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw new Error(`${response.status} ${file}`);
    return response.text();
  };
  const federation = JSON.parse(await get('mf-manifest.json')) as FederationManifest;
  const filename = new URL('node/server.cjs', url).href;
  const entry = evaluateEntry<ServerEntry>(await get('node/server.cjs'), {
    filename,
    integrity: null,
    contract: null,
  });
  expectSpoken({ name, contract: entry.contract });

  return {
    base: url,
    entry,
    deadlineMs: 5000,
    manifest: {
      name,
      version: 'hot',
      contract: entry.contract,
      entry: federation.metaData.remoteEntry.path + federation.metaData.remoteEntry.name,
      modules: Object.fromEntries(
        federation.exposes.map(({ path: exposed, assets }) => [
          exposed.replace(/^\.\//, ''),
          { js: assets.js.sync, css: assets.css.sync },
        ]),
      ),
      routes: entry.routes,
      fragments: entry.fragments,
      integrity: {},
      serverIntegrity: '',
    },
  };
}
