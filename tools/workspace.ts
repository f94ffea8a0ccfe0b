import { existsSync, globSync } from 'node:fs';

/** The folders of the remotes: every `mf-*` that has a front door. Run from the project's root. */
export function remoteFolders(): string[] {
  return globSync('mf-*')
    .filter((folder) => existsSync(`${folder}/src/remote.ts`))
    .sort();
}
