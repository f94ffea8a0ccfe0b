import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folders of the workspace's remotes: every `mf-*` that has a front door. Run from the project's root. */
export function remoteFolders(): string[] {
  return globSync('mf-*')
    .filter((folder) => existsSync(`${folder}/src/remote.ts`))
    .sort();
}

/** The name of the remote whose own repository a command stands in, by the end of its package's name; null in the workspace. */
export function ownRemote(place = '.'): string | null {
  if (!existsSync(path.join(place, 'src/remote.ts'))) return null;
  const { name = '' } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as {
    name?: string;
  };
  const [, remote] = /^(?:@[^/]+\/)?(mf-[a-z]+(?:-[a-z]+)*)$/.exec(name) ?? [];
  if (!remote) {
    throw new Error(
      `The name of package.json, «${name}», should end like a remote’s: @shop/mf-guide`,
    );
  }
  return remote;
}

/** The remotes that a command may build here: those of the workspace, or the one whose repository this is. */
export function remotesHere(place = '.'): string[] {
  const own = ownRemote(place);
  return own ? [own] : remoteFolders();
}

/** Throws, with the names that there are, where one of these is not among them. */
export function expectAmong(names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}; there are ${known.join(', ')}`);
}

/** The folder of a package, seen from where the command stands. A remote's own repository is its folder. */
export function folderOf(name: string, place = '.'): string {
  return name === ownRemote(place) ? '.' : name;
}

/** The folder of what a package runs in browsers. `shell` holds the host as well, which no release of the shell contains. */
export function codeOf(name: string): string {
  return path.posix.join(folderOf(name), name === 'shell' ? 'app' : 'src');
}

/** The folders of `shared` that a package imports, by its own package.json and by theirs. */
export function sharedPackagesOf(folder: string): string[] {
  const found = new Set<string>();
  const follow = (at: string) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(`${at}/package.json`, 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const next = name.replace(/^@kashi\//, 'shared/');
      if (next === name || found.has(next) || !existsSync(next)) continue;
      found.add(next);
      follow(next);
    }
  };
  follow(folder);
  return [...found].sort();
}

/** The words of a command about one remote. In a remote's own repository its name may be left out. */
export function withRemote(words: readonly string[], place = '.'): string[] {
  const own = ownRemote(place);
  const [first = ''] = words;
  return own && !isPackageName(first) ? [own, ...words] : [...words];
}

function isPackageName(word: string): boolean {
  return word === 'shell' || word.startsWith('mf-');
}
