import { picturePreload } from '@kashi/format/picture-preload';
import { descriptionOf } from '@kashi/format/description-of';
import { shopPicture } from '@kashi/format/shop-picture';
import type { Head } from '@kashi/border/remote-contract';
import { definePage } from '@kashi/kit/define';
import { loadHome, type HomeData } from './home-data.ts';
import { homeJsonLd } from './home-json-ld.ts';
import { HomePage } from './HomePage.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { messages } from './messages.ts';
import { slideSizes } from './slides/slide-sizes.ts';

/** `/`, the home page (§2, Home). */
export const page = definePage<HomeData>({
  load: loadHome,
  head: homeHead,
  Component: HomePage,
});

export const Waiting = HomeSkeleton;

function homeHead(data: HomeData | null): Head {
  const canonical = '/';
  if (!data) return { title: messages.title, canonical };

  const slide = data.slides[0];
  return {
    title: data.shopName,
    canonical,
    ...(typeof window === 'undefined' && forMachines(data)),
    ...(slide && picturePreload(slide.Picture, slide.PicPath, slideSizes)),
  };
}

/** What only the server's HTML needs; the browser's build leaves its code out. */
function forMachines(data: HomeData): Partial<Head> {
  return {
    description: descriptionOf(data.about),
    jsonLd: homeJsonLd(data),
    ...shopPicture(data.slides[0], data.organization.logoPath),
  };
}
