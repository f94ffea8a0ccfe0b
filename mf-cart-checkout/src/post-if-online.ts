import type { ShellApi } from '@kashi/border/shell-api';
import { notAddedMessages } from './not-added-messages.ts';

/**
 * Posts a form whose code cannot be had, which works as well; without a network the browser would only leave the page for it. Says
 * that then, and returns whether the form is on its way.
 */
export function postIfOnline(form: HTMLFormElement, { toast }: Pick<ShellApi, 'toast'>): boolean {
  if (navigator.onLine) form.submit();
  else toast(notAddedMessages.notAdded, 'danger');
  return navigator.onLine;
}
