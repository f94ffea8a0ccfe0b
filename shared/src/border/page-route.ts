/** Whom a page is rendered for. A `visitor` page depends on who looks: the server sends its waiting state only. */
export type Audience = 'everyone' | 'visitor';

/** Who may see a page. The shell leads a guest to sign in before it shows what is a `customer`'s. */
export type Access = 'anyone' | 'customer';

/**
 * What a page is to the whole shop, which has one of each at most: header, navigation and guard lead to a role, not to an
 * address. `account` is where a customer's own pages begin, `listing` what shows goods by its query (§2, Filter page).
 */
export type PageRole =
  'home' | 'listing' | 'cart' | 'blog' | 'account' | 'sign-in' | 'registration' | 'recovery';

/**
 * The menus of a shop: `customer` opens from the customer's name in the header and in the drawer, `account` stands beside the
 * account's pages, `help` and `shop` are the footer's lists, `drawer` is the foot of a phone's drawer.
 */
export type MenuName = 'customer' | 'account' | 'help' | 'shop' | 'drawer';

/** A link to a page from menus of the shop. */
export interface MenuEntry {
  /** Where it leads; nothing said: the page's first path without parameters. */
  path?: string | undefined;
  /** Its words, Persian. */
  title: string;
  /** The name of its picture, see `MenuIcon`. The footer's lists show none. */
  icon?: string | undefined;
  /** The menus that have it, each with its place there: the least comes first. */
  in: { [name in MenuName]?: number | undefined };
  newTab?: boolean | undefined;
}

/** Who looks at a page: somebody who has never been here, a customer with a history, or one who has only just registered. */
export type Visitor = 'guest' | 'customer' | 'newcomer';

/** An address at which a page can be looked at, before it goes live and while it is worked on. */
export interface PageExample {
  /** Path and query. */
  path: string;
  as: Visitor;
  /** On a phone's screen; nothing said: on a desktop's. */
  onPhone?: boolean | undefined;
  /** Whoever opens it is led on, to this path or one below it. */
  leadsTo?: string | undefined;
}

/** A page as the registry knows it. */
export interface PageRoute {
  page: string;
  /** Patterns such as `/product/:productId/:productName`; the first one is canonical. */
  paths: string[];
  audience: Audience;
  /** Nothing said: anyone. */
  access?: Access | undefined;
  /** A `PageRole`, or one that a later version knows. */
  role?: string | undefined;
  menu?: MenuEntry[] | undefined;
  /** Other remotes' fragments that the page shows, `<remote>/<fragment>`: their code is fetched along with it. */
  fragments: string[];
  /** See `PageEntry`. */
  reads?: string[] | undefined;
  /** Where it can be looked at. Releases of before are looked at nowhere. */
  examples?: PageExample[] | undefined;
}
