import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseManifest } from '../../shared/src/host/release.ts';
import { readManifest } from '../../shell/releases/read-manifest.ts';
import type { Count } from './progress.ts';

/** A build that wants to go live: its folder (`web`, `node`, `release.json`) and what it says of itself. */
export interface Candidate {
  folder: string;
  manifest: ReleaseManifest;
}

/** The rest of the shop, as it is live while the candidate knocks. */
export type Neighbours = ReadonlyMap<string, Candidate>;

/**
 * One question of the gate: what is wrong with the candidate, one sentence each; nothing where all is well. `count` is told of
 * every page that is looked at.
 */
export type Check = (
  candidate: Candidate,
  neighbours: Neighbours,
  count: Count,
) => string[] | Promise<string[]>;

/** Reads a build. Throws, in a sentence, where it does not say of itself what a release has to. */
export function readCandidate(folder: string): Candidate {
  if (!existsSync(path.join(folder, 'release.json')))
    throw new Error(`${folder}: release.json is missing`);
  try {
    return { folder, manifest: readManifest(folder) };
  } catch (error) {
    const isCutOff = error instanceof SyntaxError;
    throw isCutOff ? new Error(`${folder}: release.json is cut off`, { cause: error }) : error;
  }
}

/** As people say it: `mf-x@1`. */
export function idOf({ manifest: { name, version } }: Candidate): string {
  return `${name}@${version}`;
}

/** Of the browser's build; none where nothing of it has arrived. */
export function webFiles({ folder }: Candidate): string[] {
  const web = path.join(folder, 'web');
  return existsSync(web) ? readdirSync(web, { recursive: true, encoding: 'utf8' }) : [];
}

export function readWebFile({ folder }: Candidate, file: string): Buffer {
  return readFileSync(path.join(folder, 'web', file));
}
