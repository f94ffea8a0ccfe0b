import type { Access, Audience, MenuEntry, PageExample, PageRole } from './page-route.ts';

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
  /** Paths that a version before answered and that are given up on purpose. A page that has moved keeps its path and redirects. */
  gone?: string[];
  fragments: Record<string, ModuleEntry>;
}

export interface ModuleEntry {
  /** The file, from `src/`, that exports `page` or `fragment`. */
  module: string;
}

/** A path with its query, or more about it. */
export type ExampleEntry = string | (Omit<PageExample, 'as'> & Partial<Pick<PageExample, 'as'>>);

export interface PageEntry extends ModuleEntry {
  /** Patterns such as `/product/:productId/:productName`; the first one is canonical. */
  paths: [string, ...string[]];
  audience: Audience;
  /** A `customer` page is for who has signed in: a guest is led to sign in first (§2, Guard). Nothing said: anyone. */
  access?: Access;
  /**
   * Addresses at which the page can be looked at, one for each of its paths at least, and who looks there: a guest, or the
   * customer where the page is a customer's, unless it says so. What the API answers there is recorded; that the page is
   * also looked at while the API fails goes without saying.
   */
  examples: readonly [ExampleEntry, ...ExampleEntry[]];
  /** What the page is to the whole shop; of two that claim a role the first one in the registry has it. */
  role?: PageRole;
  /** Where links to the page stand. */
  menu?: MenuEntry[];
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
