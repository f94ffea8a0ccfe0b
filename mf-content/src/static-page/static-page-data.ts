import { Problem } from '@kashi/contracts/asking/problem';
import type { Introduction } from '@kashi/contracts/content';
import { sharedPicture } from '@kashi/format/shared-picture';
import { shopPicture, type SharedPicture } from '@kashi/format/shop-picture';
import { found, notFound, redirect, type PageContext, type PageResult } from '@kashi/kit/define';
import { canonicalPageName, sectionName, titleOf } from './static-page-names.ts';

export interface StaticPageData {
  pageName: string;
  title: string;
  introduction: Introduction;
  /** The picture that links to the page show. */
  picture: SharedPicture;
}

/** Reads a page. An unknown name leads to the not-found page, a name that is typed otherwise to its canonical address (R12). */
export async function loadStaticPage({
  params,
  signal,
  ask,
}: PageContext): Promise<PageResult<StaticPageData>> {
  const typed = params['pageName'] ?? '';
  const pageName = canonicalPageName(typed);
  if (pageName !== typed)
    return redirect(`/content/${encodeURIComponent(pageName)}`, { permanent: true });

  try {
    const { value: introduction } = await ask(
      'GET /v1/BasicDefinitions/ShopIntroductions/Find',
      { SectionNameEN: sectionName(pageName) },
      { signal },
    );
    const title = introduction.Title || titleOf(pageName);
    const { PicPath, Picture } = introduction;
    const picture = PicPath ? sharedPicture(Picture, PicPath) : await ofTheShop({ ask, signal });
    return found({ pageName, title, introduction, picture });
  } catch (error) {
    if (error instanceof Problem && namesNothing.includes(error.status)) return notFound;
    throw error;
  }
}

/** The statuses that mean that there is no such page: unknown, or longer than any name. */
const namesNothing = [404, 400];

/** The shop's picture. Only the server reads it, because it stands only in the HTML's head. A failure leaves it out. */
async function ofTheShop({
  ask,
  signal,
}: Pick<PageContext, 'ask' | 'signal'>): Promise<SharedPicture> {
  if (typeof window === 'object') return {};
  const contents = ask('GET /v1/ContentManagement/Contents/Read', {}, { signal });
  return contents.then(
    ({ value: { Sliders, BaseInfos } }) => shopPicture(Sliders[0], BaseInfos?.LogoPicPath ?? ''),
    () => ({}),
  );
}
