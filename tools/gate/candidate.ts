import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseManifest } from '../../shared/src/host/release.ts';
import { readManifest } from '../../shell/releases/read-manifest.ts';

/** A build that wants to go live: its folder (`web`, `node`, `release.json`) and what it says of itself. */
export interface Candidate {
  folder: string;
  manifest: ReleaseManifest;
}

/** The rest of the shop, as it is live while the candidate knocks. */
export type Neighbours = ReadonlyMap<string, Candidate>;

/** One question of the gate: what is wrong with the candidate, one sentence each; nothing where all is well. */
export type Check = (candidate: Candidate, neighbours: Neighbours) => string[] | Promise<string[]>;

/** Reads a build. Throws where it does not say of itself what a release has to. */
export function readCandidate(folder: string): Candidate {
  return { folder, manifest: readManifest(folder) };
}

/** As people say it: `mf-x@1`. */
export function idOf({ manifest: { name, version } }: Candidate): string {
  return `${name}@${version}`;
}

export function webFiles({ folder }: Candidate): string[] {
  return readdirSync(path.join(folder, 'web'), { recursive: true, encoding: 'utf8' });
}

export function readWebFile({ folder }: Candidate, file: string): Buffer {
  return readFileSync(path.join(folder, 'web', file));
}
