import { picturePreload } from '@kashi/format/picture-preload';
import type { Head } from '@kashi/border/remote-contract';
import { definePage } from '@kashi/kit/define';
import { beginningOf } from './beginning-of.ts';
import { headerPictureSizes, StaticPage } from './StaticPage.tsx';
import { StaticPageSkeleton } from './StaticPageSkeleton.tsx';
import { loadStaticPage, type StaticPageData } from './static-page-data.ts';
import { titleOf } from './static-page-names.ts';

export const page = definePage<StaticPageData>({
  load: loadStaticPage,
  head,
  Component: ({ data }) => <StaticPage {...data} />,
});

export const Waiting = StaticPageSkeleton;

function head(data: StaticPageData | null, url: URL): Head {
  if (!data) return { title: titleOf(url.pathname.split('/').at(-1) ?? '') };
  const { pageName, title, introduction, picture } = data;
  // Only the server's HTML needs this, so the browser's build leaves its code out.
  const description = typeof window === 'object' ? '' : beginningOf(introduction.Context);

  return {
    title,
    canonical: `/content/${encodeURIComponent(pageName)}`,
    ...(description && { description }),
    ...picture,
    ...picturePreload(introduction.Picture, introduction.PicPath, headerPictureSizes),
  };
}
