import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import styles from './Dialog.module.css';

export interface ModalProps {
  /** The shopper wants it closed. Take it off the screen then: a dialog is open for as long as it is rendered. */
  onClose: () => void;
  /** False where only its own buttons close it, as in the address dialog: no cross, no Escape, no backdrop. */
  dismissible?: boolean | undefined;
  /** `narrow` for a question, `wide` for a chart or a grid, `full` for pictures: the whole screen, body without rim. */
  size?: 'narrow' | 'normal' | 'wide' | 'full' | undefined;
  labelledBy: string;
  /** The element to begin with carries `data-autofocus`; else the browser takes the first one that can. */
  children: ReactNode;
}

/** The native dialog under `Dialog` and `MessageDialog`. The focus goes in and comes back by the browser's own rules. */
export function Modal({ onClose, dismissible = true, size, labelledBy, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect, because closing gives the focus back, and must come before React takes the element away.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element?.close();
  }, []);

  function handleCancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (dismissible) onClose();
  }

  // Browsers close a dialog on the second Escape, whatever `cancel` was answered with.
  function holdOpen(event: KeyboardEvent) {
    if (event.key === 'Escape' && !dismissible) event.preventDefault();
  }

  // The parts fill the dialog, so a press on the element itself is a press on its backdrop.
  function handleClick(event: MouseEvent) {
    if (dismissible && event.target === event.currentTarget) onClose();
  }

  return (
    // Its own presses are those on the backdrop, a comfort beside the buttons that everybody can reach.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={labelledBy}
      onCancel={handleCancel}
      onKeyDown={holdOpen}
      onClick={handleClick}
    >
      {children}
    </dialog>
  );
}
