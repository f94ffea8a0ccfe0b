import { needsSignIn } from '../../shell/src/client/guard.ts';
import { matchPath } from '../../shared/src/host/match-path.ts';
import type { Candidate, Neighbours } from './candidate.ts';

/** Somebody who has never been here, or the customer of `recorded-customer.ts`, who has goods in the cart. */
export type Visitor = 'guest' | 'customer';

/** One address of every page, by the remote that owns it; what stands behind them is recorded. */
const recordedVisits: Record<string, string[]> = {
  'mf-catalog': ['/', '/filter?GroupId=1', '/filter?SearchValue=%DA%86%D8%A7%DB%8C'],
  'mf-product': ['/product/1102', '/review/1102', '/compareProduct?SubGroupId=1&productId=1102'],
  'mf-cart-checkout': ['/cart', '/chooseAddress', '/invoice', '/orderTracking/none'],
  'mf-account': ['/login', '/register', '/forgetPassword', '/addresses'],
  'mf-content': ['/content/aboutUs', '/contactUs'],
};

/** Pages that are there for everybody, and are other ones for whoever has goods in the cart. */
const customersToo = ['/cart', '/product/1102'];

/** Who looks at an address: everybody for whom it is another page. */
export function visitorsTo(path: string): Visitor[] {
  if (needsSignIn(path)) return ['customer'];
  return customersToo.includes(path) ? ['guest', 'customer'] : ['guest'];
}

/** Where a build is looked at: its own pages, or everybody's for the shell that is around them. */
export function visitsOf(candidate: Candidate, builds: Neighbours): string[] {
  const owners =
    candidate.manifest.name === 'shell'
      ? [...builds.values()].filter((build) => build !== candidate)
      : [candidate];
  return owners.flatMap(({ manifest: { name, routes } }) =>
    visitsTo(
      name,
      routes.flatMap(({ paths }) => paths),
    ),
  );
}

/** Where a remote is looked at whose pages have these paths; where nobody has recorded it, at those that name nothing of the shop's. */
export function visitsTo(remote: string, paths: string[]): string[] {
  return recordedVisits[remote] ?? paths.filter((path) => !path.includes(':'));
}

/**
 * Where two builds stand in one page: on those of either that show a fragment of the other's. The shell is around every page,
 * so one of them will do.
 */
export function meetingsOf(one: Candidate, other: Candidate): string[] {
  const [shell] = [one, other].filter(({ manifest }) => manifest.name === 'shell');
  if (shell) return visitsOf(shell === one ? other : one, new Map()).slice(0, 1);
  return [...visitsShowing(one, other), ...visitsShowing(other, one)];
}

function visitsShowing(owner: Candidate, { manifest: { name } }: Candidate): string[] {
  const patterns = owner.manifest.routes
    .filter(({ fragments }) => fragments.some((id) => id.startsWith(`${name}/`)))
    .flatMap(({ paths }) => paths);
  return visitsOf(owner, new Map()).filter((visit) =>
    patterns.some((pattern) => matchPath(pattern, visit.split('?')[0] ?? '')),
  );
}
