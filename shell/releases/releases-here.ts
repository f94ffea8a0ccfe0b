import path from 'node:path';
import { folderStore } from '@kashi/file-store/folder-store';
import { openStore } from './store/open-store.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** The releases from the view of one machine. */
export interface Releases {
  /** The folder on this machine: hosts serve it and the gate examines it. */
  folder: string;
  /** The shared store, which gets every change. */
  store: ReleaseStore;
  /** Whether the folder follows the store; otherwise the folder is the store. */
  isMirror: boolean;
}

/** By this machine's settings: `KASHI_RELEASES`, or else a folder of its own. */
export function releasesHere(environment: NodeJS.ProcessEnv = process.env): Releases {
  const dataFolder = environment['KASHI_DATA'] || '.data';
  const setting = environment['KASHI_RELEASES'];
  if (!setting) return releasesIn(path.resolve(dataFolder, 'releases'));
  const folder = path.resolve(dataFolder, 'mirror');
  return { folder, store: openStore(setting, environment), isMirror: true };
}

/** In a folder that is the store as well, whatever this machine's settings are. */
export function releasesIn(folder: string): Releases {
  return { folder, store: folderStore(folder), isMirror: false };
}
