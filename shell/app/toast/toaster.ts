import type { ShellApi } from '@kashi/shared/border/shell-api';
import { createToastStore, type ToastTone } from './toast-store.ts';

export type Toaster = (sentence: string, tone?: ToastTone) => void;

/** After this long the first view has what it needs, and there is room for the toast's code, in milliseconds. */
const readyAfterMs = 1500;

/**
 * The shop's toast. Its code comes after the first view but before it is needed, since the most urgent toast of all
 * is the one that says that nothing can be fetched.
 */
export function createToaster(element: HTMLElement, { report }: Pick<ShellApi, 'report'>): Toaster {
  const store = createToastStore();
  let opening: Promise<void> | undefined;

  const open = () => {
    opening ??= import(/* webpackChunkName: "toast" */ './open-toasts.tsx').then(
      ({ openToasts }) => openToasts(element, store),
      (error: unknown) => {
        opening = undefined;
        report(error, 'code of the toast');
      },
    );
  };
  setTimeout(open, readyAfterMs);

  return (sentence, tone) => {
    store.show(sentence, tone);
    open();
  };
}
