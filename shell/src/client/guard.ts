/** The paths of section 2, Guard. The API enforces the same on the data itself (decision 27). */
const guardedPrefixes = [
  '/info',
  '/addresses',
  '/changePassword',
  '/credit',
  '/orders',
  '/profile',
  '/transactions',
  // Not in the list, but the customer's own all the same.
  '/customerReviews',
  '/customerQuestions',
  '/chooseAddress',
  '/invoice',
  '/orderTracking',
  '/review',
].map((path) => path.toLowerCase());

export function needsSignIn(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return guardedPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** Where a guest is sent who wants to see `url`, a path and query of this shop. */
export function signInPath(url: string): string {
  return `/login?returnUrl=${encodeURIComponent(url)}`;
}
