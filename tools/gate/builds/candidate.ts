import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseManifest } from '@kashi/border/release';
import { readManifest } from '../../../shell/releases/read-manifest.ts';
import type { Count } from '../progress.ts';

/** A build that is to go live: its folder (`web`, `node`, `release.json`) and its manifest. */
export interface Candidate {
  folder: string;
  manifest: ReleaseManifest;
}

/** The other builds of the shop that are live with the candidate. */
export type Neighbours = ReadonlyMap<string, Candidate>;

/**
 * One check of the gate: returns the problems of a candidate, one sentence each. It calls `count` for every page that it has
 * checked.
 */
export type Check = (
  candidate: Candidate,
  neighbours: Neighbours,
  count: Count,
) => string[] | Promise<string[]>;

/** Reads a build. Throws, in a sentence, if its `release.json` is missing or incomplete. */
export function readCandidate(folder: string): Candidate {
  if (!existsSync(path.join(folder, 'release.json')))
    throw new Error(`${folder}: release.json is missing`);
  return { folder, manifest: readManifest(folder) };
}

/** `mf-x@1`. */
export function idOf({ manifest: { name, version } }: Candidate): string {
  return `${name}@${version}`;
}

/** Files of the browser's build; none if the folder is missing. */
export function webFiles({ folder }: Candidate): string[] {
  const web = path.join(folder, 'web');
  return existsSync(web) ? readdirSync(web, { recursive: true, encoding: 'utf8' }) : [];
}

export function readWebFile({ folder }: Candidate, file: string): Buffer {
  return readFileSync(path.join(folder, 'web', file));
}
