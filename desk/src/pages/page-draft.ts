import type { OwnPage, PageFooter } from '@kashi/contracts/desk/pages';
import type { Picture } from '@kashi/contracts/picture';
import { fixedTitle } from './page-title.ts';

/** A page as it is typed. */
export interface PageDraft {
  name: string;
  title: string;
  picture: Picture | null;
  context: string;
  footer: PageFooter;
}

/** The draft of a page as it was saved. `page` null begins one: with this name, or with one to be typed. */
export function draftOf(name: string | null, page: OwnPage | null): PageDraft {
  return {
    name: page?.name ?? name ?? '',
    title: page?.title ?? fixedTitle(name ?? ''),
    picture: page?.picture ?? null,
    context: page?.context ?? '',
    footer: page?.footer ?? 'none',
  };
}
