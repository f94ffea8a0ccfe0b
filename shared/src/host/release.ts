import type { PageRoute } from './remote-contract.ts';

/** The files that one federated module needs at once, relative to the release's `web` folder. */
export interface ModuleFiles {
  js: string[];
  css: string[];
}

/**
 * `release.json`: what a build of the shell or of a remote says about itself. It is written by the build, travels with
 * the files, and is all that the host reads before it serves or evaluates them.
 */
export interface ReleaseManifest {
  name: string;
  /** The package's version and the first eight digits of its content's hash: equal content, equal version. */
  version: string;
  contract: number;
  /** The browser's entry: a remote's container, or the shell's start-up module. */
  entry: string;
  /** By exposed name without its dot, such as `pages/home`. */
  modules: Record<string, ModuleFiles>;
  routes: PageRoute[];
  fragments: string[];
  /** Fonts that the first paint needs; the shell's only. */
  preloadFonts?: string[];
  /** Subresource integrity of every file of the `web` folder: `sha384-…`. */
  integrity: Record<string, string>;
  /** The same of `node/server.cjs`. */
  serverIntegrity: string;
}
