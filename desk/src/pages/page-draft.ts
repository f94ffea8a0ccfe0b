import type { OwnPage, PageFooter } from '@kashi/contracts/desk/pages';
import type { Picture } from '@kashi/contracts/picture';
import { fixedTitle } from './page-title.ts';
import { messages } from './messages.ts';

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

/** What a colleague has saved otherwise than it is typed: names of the fields, and the beginning of their values. */
export function differingFrom(draft: PageDraft, theirs: OwnPage): [name: string, theirs: string][] {
  const facts: [string, string][] = [];
  if (theirs.title !== draft.title) facts.push([messages.pageTitle, theirs.title]);
  if (theirs.context !== draft.context) facts.push([messages.text, beginningOf(theirs.context)]);
  if (theirs.footer !== draft.footer) {
    facts.push([messages.footer, messages.footerLists[theirs.footer]]);
  }
  if (theirs.picture?.Base !== draft.picture?.Base) {
    facts.push([messages.picture, theirs.picture ? messages.hasPicture : messages.hasNoPicture]);
  }
  return facts;
}

function beginningOf(html: string): string {
  const words = new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
  return words.length > mostLetters ? `${words.slice(0, mostLetters)}…` : words;
}

const mostLetters = 200;
