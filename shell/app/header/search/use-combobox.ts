import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

interface ComboboxOptions {
  input: RefObject<HTMLInputElement | null>;
  isOpen: boolean;
  listId: string;
  /** The id of the active option. */
  activeId: string | null;
  onType(text: string): void;
  onOpen(): void;
  onClose(): void;
  /** A step down or up the list. */
  onStep(step: 1 | -1): void;
  /** The cursor moves among the letters again. */
  onReturn(): void;
  /** Delete was pressed; returns whether the active option was removable. */
  onForget(): boolean;
  /** Enter was pressed; returns whether an option was chosen, otherwise the form is sent. */
  onChoose(): boolean;
  onSend(): void;
}

/**
 * Turns an existing input into a combobox with a list (ARIA 1.2). The focus stays in the input; `aria-activedescendant` names the
 * active option.
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
      // With a closed list the browser handles Escape: it empties a search box.
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
    // The values change after the reset event. The shell resets the form when another page opens, which is no reason for
    // suggestions.
    form.addEventListener('reset', () => queueMicrotask(() => handleType()), { signal });
    input.current?.addEventListener('input', () => handleType(), { signal });
    input.current?.addEventListener('input', () => handleOpen(), { signal });
    input.current?.addEventListener('focus', () => handleOpen(), { signal });
    input.current?.addEventListener('pointerdown', () => handleOpen(), { signal });
    // The shopper typed before this code had loaded.
    handleType();
    if (document.activeElement === input.current) handleOpen();
    return () => controller.abort();
  }, [input]);
}

const cursorKeys = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);
