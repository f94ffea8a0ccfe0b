import { definePage, notFound, redirect } from '@kashi/shared/kit/define';

/** What was a page under `/profile` (R13). Whatever came later never was. */
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

/** `/profile/info` and its siblings are at the root. */
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
