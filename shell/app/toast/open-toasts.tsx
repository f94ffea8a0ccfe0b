import { createRoot } from 'react-dom/client';
import { ToastRegion } from './ToastRegion.tsx';
import type { ToastStore } from './toast-store.ts';

/** Shows the present and later toasts of `store` in an element of the document. */
export function openToasts(element: HTMLElement, store: ToastStore): void {
  createRoot(element).render(<ToastRegion store={store} />);
}
