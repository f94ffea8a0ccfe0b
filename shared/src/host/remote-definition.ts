import type { Audience } from './remote-contract.ts';

/**
 * A remote's front door, `src/remote.ts`: every page and every fragment that the remote owns, as plain data.
 * Read it first. The build makes one federated module of each, and the registry learns the routes from it.
 */
export interface RemoteDefinition {
  /** The folder's name. */
  name: string;
  /** Who answers for it: what goes wrong, and how fast it is, is counted under this name. */
  team?: string;
  pages: Record<string, PageEntry>;
  fragments: Record<string, ModuleEntry>;
}

export interface ModuleEntry {
  /** The file, from `src/`, that exports `page` or `fragment`. */
  module: string;
}

export interface PageEntry extends ModuleEntry {
  /** Patterns such as `/product/:productId/:productName`; the first one is canonical. */
  paths: [string, ...string[]];
  audience: Audience;
  /**
   * The file, from `src/`, that exports `plain`: what a `visitor` page is, and what its forms do, without JavaScript. It
   * is built for the server alone, so it costs the browser nothing.
   */
  plain?: string;
  /**
   * Of a page for everyone: the addresses that its `load` asks in any case, with the page's own parameters in them
   * (`/v1/…/Read?ProductId=:productId`), letter for letter as `load` asks them. The shell asks them while the page's code
   * is on its way, and where a link to the page comes into view. So name what is small and the same for everybody.
   */
  reads?: string[];
  /** Other remotes' fragments on its first screen, `<remote>/<fragment>`, so that their code is preloaded with it. */
  fragments?: string[];
}
