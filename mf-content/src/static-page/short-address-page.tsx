import { definePage, redirect } from '@kashi/kit/define';
import { StaticPageSkeleton } from './StaticPageSkeleton.tsx';
import { canonicalPageName, titleOf } from './static-page-names.ts';

/** Redirects the short addresses, one of which the specification misspells, to the canonical ones (R12). */
export const page = definePage<never>({
  load: ({ url }) => Promise.resolve(redirect(canonicalPath(url), { permanent: true })),
  head: (_data, url) => ({ title: titleOf(pageNameIn(url)), canonical: canonicalPath(url) }),
  Component: () => null,
});

export const Waiting = StaticPageSkeleton;

function canonicalPath(url: URL): string {
  return `/content/${pageNameIn(url)}`;
}

function pageNameIn({ pathname }: URL): string {
  return canonicalPageName(pathname.replaceAll('/', ''));
}
