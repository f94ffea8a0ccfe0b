import type { ListedPage } from '@kashi/contracts/desk/pages';
import { messages } from './messages.ts';

/** What a page is called at the desk: its title, or that of a page which every shop has. */
export function pageTitle({ name, title }: Pick<ListedPage, 'name' | 'title'>): string {
  return title || fixedTitle(name) || messages.untitled;
}

/** '' for a page that the owner has added. */
export function fixedTitle(name: string): string {
  const titles: Record<string, string> = messages.fixed;
  return titles[name] ?? '';
}
