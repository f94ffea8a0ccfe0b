import { Problem } from '@kashi/shared/api/problem';
import type { Introduction } from '@kashi/shared/contracts/content';
import {
  found,
  notFound,
  redirect,
  type PageContext,
  type PageResult,
} from '@kashi/shared/kit/define';
import { canonicalPageName, sectionName, titleOf } from './static-page-names.ts';

export interface StaticPageData {
  pageName: string;
  title: string;
  introduction: Introduction;
}

/** An unknown name is the not-found page; a known one in other letters goes to its canonical address (decision 12). */
export async function loadStaticPage({
  params,
  signal,
  ask,
}: PageContext): Promise<PageResult<StaticPageData>> {
  const typed = params['pageName'] ?? '';
  const pageName = canonicalPageName(typed);
  if (pageName !== typed) return redirect(`/content/${pageName}`, { permanent: true });

  try {
    const { value: introduction } = await ask(
      'GET /v1/BasicDefinitions/ShopIntroductions/Find',
      { SectionNameEN: sectionName(pageName) },
      { signal },
    );
    return found({ pageName, title: introduction.Title || titleOf(pageName), introduction });
  } catch (error) {
    if (error instanceof Problem && namesNothing.includes(error.status)) return notFound;
    throw error;
  }
}

/** Unknown, or longer than any name. */
const namesNothing = [404, 400];
