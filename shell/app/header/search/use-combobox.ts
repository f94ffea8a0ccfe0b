import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

interface ComboboxOptions {
  input: RefObject<HTMLInputElement | null>;
  isOpen: boolean;
  listId: string;
  /** The option that the arrow keys are on. */
  activeId: string | null;
  onType(text: string): void;
  onOpen(): void;
  onClose(): void;
  /** One step down or up the list. */
  onStep(step: 1 | -1): void;
  /** The cursor moves among the letters again. */
  onReturn(): void;
  /** Delete; answers whether the option in turn was one to take away. */
  onForget(): boolean;
  /** Enter; answers whether an option was chosen, else the form is sent. */
  onChoose(): boolean;
  onSend(): void;
}

/**
 * Makes an input that stands on the page already a combobox with a list (ARIA 1.2). The focus stays in the input; the
 * option in turn is named by `aria-activedescendant`.
 */
export function useCombobox({
  input,
  isOpen,
  listId,
  activeId,
  ...handlers
}: ComboboxOptions): void {
  useLayoutEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.current?.removeAttribute(name);
      else input.current?.setAttribute(name, value);
    }
  }, [input, isOpen, listId, activeId]);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // A key that composes a letter is not for the list.
    if (event.isComposing) return;
    const inInput = event.target === input.current;
    if (event.key === 'Escape') {
      // Closed, Escape is the browser's: it empties a search box.
      if (isOpen) event.preventDefault();
      if (!inInput) input.current?.focus();
      handlers.onClose();
    } else if (inInput && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      handlers.onStep(event.key === 'ArrowDown' ? 1 : -1);
    } else if (inInput && cursorKeys.has(event.key)) {
      handlers.onReturn();
    } else if (inInput && event.key === 'Enter' && handlers.onChoose()) {
      event.preventDefault();
    } else if (inInput && event.key === 'Delete' && handlers.onForget()) {
      event.preventDefault();
    }
  });
  const handleType = useEffectEvent(() => handlers.onType(input.current?.value ?? ''));
  const handleOpen = useEffectEvent(() => handlers.onOpen());
  const handleLeave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!input.current?.form?.contains(relatedTarget as Node | null)) handlers.onClose();
  });
  const handleSend = useEffectEvent(() => handlers.onSend());

  useEffect(() => {
    const form = input.current?.form;
    if (!form) return undefined;
    const controller = new AbortController();
    const { signal } = controller;

    form.addEventListener('keydown', (event) => handleKey(event), { signal });
    form.addEventListener('focusout', (event) => handleLeave(event), { signal });
    form.addEventListener('submit', () => handleSend(), { signal });
    // A reset takes place after its event. It is the shell's, when another page opens: no reason to suggest anything.
    form.addEventListener('reset', () => queueMicrotask(() => handleType()), { signal });
    input.current?.addEventListener('input', () => handleType(), { signal });
    input.current?.addEventListener('input', () => handleOpen(), { signal });
    input.current?.addEventListener('focus', () => handleOpen(), { signal });
    input.current?.addEventListener('pointerdown', () => handleOpen(), { signal });
    // The shopper was faster than this code.
    handleType();
    if (document.activeElement === input.current) handleOpen();
    return () => controller.abort();
  }, [input]);
}

const cursorKeys = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);
