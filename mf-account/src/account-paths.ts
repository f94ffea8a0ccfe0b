/** The pages of the account, in the order of its menu. Canonical at the root (decision 13). */
export const accountPaths = [
  '/orders',
  '/credit',
  '/transactions',
  '/addresses',
  '/customerReviews',
  '/customerQuestions',
  '/info',
  '/changePassword',
] as const;

export type AccountPath = (typeof accountPaths)[number];
