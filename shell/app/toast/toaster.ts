import type { ShellApi } from '@kashi/border/shell-api';
import { sayPlainly } from './say-plainly.ts';
import { createToastStore, type ToastTone } from './toast-store.ts';

export type Toaster = (sentence: string, tone?: ToastTone) => void;

/** After this time the first view has its files, and the toast's code can load, in milliseconds. */
const readyAfterMs = 1500;

/**
 * The shop's toast. Its code loads after the first view but before it is needed, because the most urgent toast says that nothing
 * can be loaded. Where the code does not come, the sentence stands there without it.
 */
export function createToaster(element: HTMLElement, { report }: Pick<ShellApi, 'report'>): Toaster {
  const store = createToastStore();
  let opening: Promise<void> | undefined;

  const open = () => {
    opening ??= import(/* webpackChunkName: "toast" */ './open-toasts.tsx').then(
      ({ openToasts }) => openToasts(element, store),
      (error: unknown) => {
        opening = undefined;
        if (navigator.onLine) report(error, 'code of the toast');
        const said = store.current();
        if (said) sayPlainly(element, said.sentence);
      },
    );
  };
  setTimeout(open, readyAfterMs);

  return (sentence, tone) => {
    store.show(sentence, tone);
    open();
  };
}
