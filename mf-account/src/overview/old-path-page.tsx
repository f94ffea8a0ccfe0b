import { definePage, notFound, redirect } from '@kashi/kit/define';

/** Pages that once stood under `/profile` (R13). Pages of a later date never stood there. */
const children = [
  '/orders',
  '/credit',
  '/transactions',
  '/addresses',
  '/customerReviews',
  '/customerQuestions',
  '/info',
  '/changePassword',
];

/** Redirects `/profile/info` and its siblings to the root, where those pages are now. */
export const page = definePage<never>({
  load({ params }) {
    const wanted = `/${params['child'] ?? ''}`.toLowerCase();
    const path = children.find((known) => known.toLowerCase() === wanted);
    return Promise.resolve(path ? redirect(path, { permanent: true }) : notFound);
  },
  head: () => ({ title: '', robots: 'noindex' }),
  Component: () => null,
});

export const Waiting = () => null;
