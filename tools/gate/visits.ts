import type { Candidate, Neighbours } from './candidate.ts';

/** One address of every page, by the remote that owns it; what stands behind them is recorded. */
const recordedVisits: Record<string, string[]> = {
  'mf-catalog': ['/', '/filter?GroupId=1', '/filter?SearchValue=%DA%86%D8%A7%DB%8C'],
  'mf-product': ['/product/1102', '/review/1102', '/compareProduct?SubGroupId=1&productId=1102'],
  'mf-cart-checkout': ['/cart', '/chooseAddress', '/invoice', '/orderTracking/none'],
  'mf-account': ['/login', '/register', '/forgetPassword', '/addresses'],
  'mf-content': ['/content/aboutUs', '/contactUs'],
};

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
