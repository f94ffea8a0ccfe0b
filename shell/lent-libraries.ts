import { createRequire } from 'node:module';
import path from 'node:path';
import { lendableLibraries } from '@kashi/build/lendable-libraries';

const requireFromHere = createRequire(import.meta.url);

/** React's two packages, with their folders. */
export type ReactFolders = Record<'react' | 'react-dom', string>;

/** React as the package in this folder has it. Throws if that package has none. */
export function reactIn(folder: string): ReactFolders {
  const { resolve } = createRequire(path.resolve(folder, 'package.json'));
  const folderOf = (name: string) => path.dirname(resolve(`${name}/package.json`));
  return { react: folderOf('react'), 'react-dom': folderOf('react-dom') };
}

/** Lists the modules too, such as `react/jsx-runtime`: gates from before ADR 034 look for those. */
export function lentModules(react: ReactFolders): Record<string, string> {
  const versions = lentVersions(react);
  return Object.fromEntries(
    Object.entries(lendableLibraries).flatMap(([library, modules]) =>
      modules.map((module) => [module, versions[library] ?? '']),
    ),
  );
}

/** Constants for `shared-libraries.ts`, such as `__lent_jotai__`; it cannot learn the versions otherwise. */
export function definedVersions(react: ReactFolders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(lentVersions(react)).map(([name, version]) => [
      `__lent_${name.replaceAll('-', '_')}__`,
      JSON.stringify(version),
    ]),
  );
}

/** The libraries that remotes may ask for, with the versions that are built into the shell. */
function lentVersions(react: ReactFolders): Record<string, string> {
  return Object.fromEntries(
    Object.keys(lendableLibraries).map((name) => {
      const folder = { ...react }[name];
      const manifest = folder ? path.join(folder, 'package.json') : `${name}/package.json`;
      return [name, (requireFromHere(manifest) as { version: string }).version];
    }),
  );
}
