import type { Access, Audience, MenuEntry, PageExample, PageRole } from './pages/page-route.ts';

/**
 * A remote's front door, `src/remote.ts`: all its pages and fragments, as plain data. Read it first. The build makes one
 * federated module of each, and the registry learns the routes from it.
 */
export interface RemoteDefinition {
  /** The folder's name. */
  name: string;
  /** The responsible team: errors and times are counted under this name. */
  team?: string;
  pages: Record<string, PageEntry>;
  /** Paths of an earlier version that are given up on purpose. A page that has moved keeps its old path and redirects. */
  gone?: string[];
  fragments: Record<string, ModuleEntry>;
}

export interface ModuleEntry {
  /** The file, from `src/`, that exports `page` or `fragment`. */
  module: string;
}

/** A path with its query, or an object with more details. */
export type ExampleEntry = string | (Omit<PageExample, 'as'> & Partial<Pick<PageExample, 'as'>>);

export interface PageEntry extends ModuleEntry {
  /** Patterns such as `/product/:productId/:productName`; the first one is canonical. */
  paths: [string, ...string[]];
  audience: Audience;
  /** A `customer` page needs a sign-in, to which a guest is led first (§2, Guard). Absent: anyone. */
  access?: Access;
  /**
   * Addresses for examining the page, at least one for each of its paths, and the visitor: by default a guest, or the customer
   * for a customer's page. The API's answers there are recorded. The gate also examines the page with a failing API, without a
   * further entry.
   */
  examples: readonly [ExampleEntry, ...ExampleEntry[]];
  /** The page's role in the shop; if two pages claim a role, the first one in the registry has it. */
  role?: PageRole;
  /** The menus with links to the page. */
  menu?: MenuEntry[];
  /**
   * The file, from `src/`, that exports `plain`: a `visitor` page and its forms without JavaScript. It is built for the server
   * only, so it costs the browser nothing.
   */
  plain?: string;
  /**
   * For a public page: the addresses that its `load` requests in any case, with the page's parameters in them
   * (`/v1/…/Read?ProductId=:productId`), letter for letter as `load` requests them. The shell requests them while the page's code
   * is loading, and when a link to the page comes into view. So name only small and public answers.
   */
  reads?: string[];
  /** Other remotes' fragments on its first screen, `<remote>/<fragment>`, whose code is preloaded with the page. */
  fragments?: string[];
}
