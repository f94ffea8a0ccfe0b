import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lendableLibraries } from './lendable-libraries.ts';

/** By library, the range of versions that will do: `{ react: '^19.0.0' }`. */
export type Ranges = Record<string, string>;

export interface LibraryNeeds {
  /** What the remote itself names under `peerDependencies`. */
  own: Ranges;
  /** The same of the kit, which every remote is built with. */
  kit: Ranges;
}

const kitFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * What a remote needs of the shell, by its own `package.json`. Throws, in a sentence, where it would bring a copy of a library
 * that the shell lends, or where a range is none that a release could be compared by.
 */
export function libraryNeeds(folder: string): LibraryNeeds {
  return { own: rangesOf(folder), kit: rangesOf(kitFolder) };
}

/** The federation's `shared` of a remote. What nobody has named is in it too: `expectNamed` finds it in the build. */
export function sharedModules({ own, kit }: LibraryNeeds) {
  return Object.fromEntries(
    Object.entries(lendableLibraries).flatMap(([library, modules]) => {
      const requiredVersion = own[library] ?? kit[library] ?? (false as const);
      const share = { singleton: true as const, import: false as const, requiredVersion };
      return modules.map((module) => [module, share] as const);
    }),
  );
}

/** Throws where a build takes modules of the shell, `react/jsx-runtime`, whose library nobody has said to need. */
export function expectNamed(name: string, taken: readonly string[], needs: LibraryNeeds): void {
  const library = taken.map(libraryOf).find((each) => !(each in needs.own) && !(each in needs.kit));
  if (!library) return;
  throw new Error(
    `${name} imports ${library}, which its package.json does not name under peerDependencies`,
  );
}

/** `react/jsx-runtime` is a module of `react`. */
function libraryOf(module: string): string {
  return module.split('/')[0] ?? module;
}

function rangesOf(folder: string): Ranges {
  const {
    name,
    dependencies = {},
    peerDependencies = {},
  } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile;

  const ranges: Ranges = {};
  for (const library of Object.keys(lendableLibraries)) {
    if (library in dependencies) {
      throw new Error(
        `${name} has ${library} under dependencies: what the shell lends stands under peerDependencies`,
      );
    }
    const range = peerDependencies[library];
    if (range === undefined) continue;
    // `catalog:` and the like are the workspace's own words, which say nothing in a release.
    if (range.includes(':')) {
      throw new Error(
        `${name} needs ${library} ${range}: a release needs the range itself, such as ^19.0.0`,
      );
    }
    ranges[library] = range;
  }
  return ranges;
}

interface PackageFile {
  name: string;
  dependencies?: Ranges;
  peerDependencies?: Ranges;
}
