/* oxlint-disable addresses/remotes-own -- What remotes of contract 1 left to the shell; with contract 3 it goes. */
import { matchPath } from '@kashi/border/pages/match-path';
import type { PageRole, PageRoute } from '@kashi/border/pages/page-route';
import { contractVersion } from '@kashi/border/remote-contract';
import type { ReleaseManifest } from '@kashi/border/release';

/** The paths of pages that belong to customers, as the shop knew them while remotes spoke contract 1, */
const customersPaths = [
  '/info',
  '/addresses',
  '/changePassword',
  '/credit',
  '/orders',
  '/profile',
  '/profile/:child',
  '/transactions',
  '/customerReviews',
  '/customerQuestions',
  '/chooseAddress',
  '/invoice',
  '/orderTracking/:order',
  '/review/:product',
];

/** and the roles of pages at these paths. */
const roles: Record<string, PageRole> = {
  '/': 'home',
  '/filter': 'listing',
  '/cart': 'cart',
  '/blog': 'blog',
  '/profile': 'account',
  '/login': 'sign-in',
  '/register': 'registration',
  '/forgetPassword': 'recovery',
};

/** The routes of a remote in today's form; those of contract 1 get their missing fields. Their pages are in no menu. */
export function routesOfToday({
  contract,
  routes,
}: Pick<ReleaseManifest, 'contract' | 'routes'>): PageRoute[] {
  return contract === contractVersion ? routes : routes.map(routeOfToday);
}

function routeOfToday(route: PageRoute): PageRoute {
  const isCustomers = route.paths.some((path) =>
    customersPaths.some((pattern) => matchPath(pattern, path)),
  );
  const role = route.paths.map((path) => roles[path]).find(Boolean);
  return {
    ...(role && { role }),
    ...(isCustomers && { access: 'customer' }),
    ...route,
  };
}
