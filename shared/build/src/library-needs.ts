import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lendableLibraries } from './lendable-libraries.ts';

/** The range of accepted versions by library: `{ react: '^19.0.0' }`. */
export type Ranges = Record<string, string>;

export interface LibraryNeeds {
  /** The ranges that the remote itself names under `peerDependencies`. */
  own: Ranges;
  /** The ranges of the kit, with which every remote is built. */
  kit: Ranges;
}

const kitFolder = path.dirname(fileURLToPath(import.meta.resolve('@kashi/kit/package.json')));

/**
 * The libraries that a remote needs of the shell, by its own `package.json`. Throws with a sentence if the remote would bring a
 * copy of a lent library, or if a range cannot be compared in a release.
 */
export function libraryNeeds(folder: string): LibraryNeeds {
  return { own: rangesOf(folder), kit: rangesOf(kitFolder) };
}

/** The federation's `shared` of a remote. It includes libraries that neither names; `expectNamed` finds those in the build. */
export function sharedModules({ own, kit }: LibraryNeeds) {
  return Object.fromEntries(
    Object.entries(lendableLibraries).flatMap(([library, modules]) => {
      const requiredVersion = own[library] ?? kit[library] ?? (false as const);
      const share = { singleton: true as const, import: false as const, requiredVersion };
      return modules.map((module) => [module, share] as const);
    }),
  );
}

/**
 * Throws if a build imports modules of the shell, such as `react/jsx-runtime`, whose library neither the remote nor the kit
 * names.
 */
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
    // `catalog:` and the like have a meaning only in the workspace, and none in a release.
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
