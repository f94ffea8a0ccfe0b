/** The audience of a page's HTML. A `visitor` page depends on the visitor, so the server sends only its waiting state. */
export type Audience = 'everyone' | 'visitor';

/** Who may see a page. The shell leads a guest to sign in before it shows a `customer` page. */
export type Access = 'anyone' | 'customer';

/**
 * A page's role in the whole shop, which has at most one page of each: header, navigation and guard lead to a role and not to an
 * address. `account` is the first of a customer's own pages, `listing` shows goods by its query (§2, Filter page). The last four are the
 * way to a paid order, by which visits are counted (R48): the parameter of `product` is `productId`.
 */
export type PageRole =
  | 'home'
  | 'listing'
  | 'cart'
  | 'blog'
  | 'account'
  | 'sign-in'
  | 'registration'
  | 'recovery'
  | 'product'
  | 'checkout'
  | 'invoice'
  | 'order';

/**
 * The menus of a shop: `customer` opens from the customer's name in the header and in the drawer, `account` is beside the
 * account's pages, `help` and `shop` are the footer's lists, `drawer` is the foot of a phone's drawer.
 */
export type MenuName = 'customer' | 'account' | 'help' | 'shop' | 'drawer';

/** A link to a page from menus of the shop. */
export interface MenuEntry {
  /** The link's path; by default the page's first path without parameters. */
  path?: string | undefined;
  /** The link's Persian words. */
  title: string;
  /** The name of its icon, see `MenuIcon`. The footer's lists show none. */
  icon?: string | undefined;
  /** The menus with this link, each with its position; the lowest comes first. */
  in: { [name in MenuName]?: number | undefined };
  newTab?: boolean | undefined;
}

/** The visitor of an example: a guest on a first visit, a customer with a history, or a customer who has just registered. */
export type Visitor = 'guest' | 'customer' | 'newcomer';

/** An address for examining a page, before it goes live and during development. */
export interface PageExample {
  /** The path and query. */
  path: string;
  as: Visitor;
  /** On a phone's screen; by default on a desktop's. */
  onPhone?: boolean | undefined;
  /** The page redirects to this path or to one below it. */
  leadsTo?: string | undefined;
}

/** A page as the registry knows it. */
export interface PageRoute {
  page: string;
  /** Patterns such as `/product/:productId/:productName`; the first one is canonical. */
  paths: string[];
  audience: Audience;
  /** Absent: anyone. */
  access?: Access | undefined;
  /** A `PageRole`, or a role of a later version. */
  role?: string | undefined;
  menu?: MenuEntry[] | undefined;
  /** Other remotes' fragments on the page, `<remote>/<fragment>`: their code loads along with it. */
  fragments: string[];
  /** See `PageEntry`. */
  reads?: string[] | undefined;
  /** The addresses for examining the page. Older releases have none, and are not examined. */
  examples?: PageExample[] | undefined;
}
