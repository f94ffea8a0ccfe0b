import path from 'node:path';
import { folderStore } from './store/folder-store.ts';
import { openStore } from './store/open-store.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** The releases as one machine has them. */
export interface Releases {
  /** Where they lie on this machine: what hosts serve and the gate looks at. */
  folder: string;
  /** Where they are kept for everybody, and what every change is written to. */
  store: ReleaseStore;
  /** Whether the folder follows the store; otherwise it is the store. */
  isMirror: boolean;
}

/** By the settings of this machine: `KASHI_RELEASES`, or else a folder that nobody else knows. */
export function releasesHere(environment: NodeJS.ProcessEnv = process.env): Releases {
  const dataFolder = environment['KASHI_DATA'] || '.data';
  const setting = environment['KASHI_RELEASES'];
  if (!setting) return releasesIn(path.resolve(dataFolder, 'releases'));
  const folder = path.resolve(dataFolder, 'mirror');
  return { folder, store: openStore(setting, environment), isMirror: true };
}

/** In a folder that is the store as well, whatever this machine's settings say. */
export function releasesIn(folder: string): Releases {
  return { folder, store: folderStore(folder), isMirror: false };
}
