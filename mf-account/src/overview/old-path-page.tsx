import { definePage, notFound, redirect } from '@kashi/shared/kit/define';
import { accountPaths } from '../account-paths.ts';

/** `/profile/info` and its siblings are at the root (decision 13). */
export const page = definePage<never>({
  load({ params }) {
    const wanted = `/${params['child'] ?? ''}`.toLowerCase();
    const path = accountPaths.find((known) => known.toLowerCase() === wanted);
    return Promise.resolve(path ? redirect(path, { permanent: true }) : notFound);
  },
  head: () => ({ title: '', robots: 'noindex' }),
  Component: () => null,
  Waiting: () => null,
});
