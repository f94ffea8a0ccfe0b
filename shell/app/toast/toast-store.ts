export type ToastTone = 'success' | 'danger' | 'info';

export interface ShownToast {
  /** Tells toasts apart, even with equal texts. */
  id: number;
  sentence: string;
  tone: ToastTone;
}

/** The one toast of the shop: the next one replaces it (§8). */
export function createToastStore() {
  const listeners = new Set<() => void>();
  let current: ShownToast | null = null;
  let count = 0;

  function set(toast: ShownToast | null): void {
    current = toast;
    for (const listener of listeners) listener();
  }

  return {
    show: (sentence: string, tone: ToastTone = 'success') => set({ id: ++count, sentence, tone }),
    /** Removes a toast, unless another has already replaced it. */
    close(id: number): void {
      if (current?.id === id) set(null);
    },
    current: () => current,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
