import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import styles from './Dialog.module.css';

export interface ModalProps {
  /** Called when the shopper closes it. Stop rendering it then: a dialog is open as long as it is rendered. */
  onClose: () => void;
  /** False if only its own buttons close it, as in the address dialog: no cross, no Escape, no backdrop. */
  dismissible?: boolean | undefined;
  /** Called instead of `onClose` when a phone's Back would have closed a dialog that only its own buttons close. */
  onHeld?: (() => void) | undefined;
  /**
   * `narrow` for a question, `wide` for a chart or a grid, `full` for pictures: the whole screen, without a rim around the body.
   */
  size?: 'narrow' | 'normal' | 'wide' | 'full' | undefined;
  labelledBy: string;
  /** The first focus goes to the element with `data-autofocus`, or else to the browser's choice. */
  children: ReactNode;
}

/** The native dialog under `Dialog` and `MessageDialog`. The browser moves the focus in and returns it. */
export function Modal(props: ModalProps) {
  const { onClose, onHeld, dismissible = true, size, labelledBy, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  /** Where the last press began. */
  const pressed = useRef<EventTarget>(null);
  const leave = dismissible ? onClose : onHeld;

  const handleClosed = useEffectEvent((element: HTMLDialogElement) => {
    if (!dismissible) open(element);
    leave?.();
  });

  // A layout effect, because closing returns the focus, which must happen before React removes the element.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    open(element);
    // A phone's second Back closes a dialog whose `cancel` was prevented, and asks nobody. The event comes late, so the dialog may be
    // open again.
    const closed = () => !element.open && handleClosed(element);
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('close', closed);
      element.close();
    };
  }, []);

  function handleCancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    leave?.();
  }

  // Browsers close a dialog on the second Escape, even if `cancel` was prevented.
  function holdOpen(event: KeyboardEvent) {
    if (event.key === 'Escape' && !dismissible) event.preventDefault();
  }

  // The parts fill the dialog, so a press on the dialog itself is on its backdrop. One that begins on a part, to mark its text, and ends
  // on the backdrop is a click on the dialog too.
  function handleClick({ target, currentTarget }: MouseEvent) {
    if (dismissible && target === currentTarget && pressed.current === target) onClose();
  }

  return (
    // A press on the backdrop is a shortcut for buttons that every visitor can reach.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={labelledBy}
      onCancel={handleCancel}
      onKeyDown={holdOpen}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={handleClick}
    >
      {children}
    </dialog>
  );
}

function open(element: HTMLDialogElement): void {
  element.showModal();
  element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}
