import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from './Spinner.tsx';
import styles from './Button.module.css';

/** One `primary` button in a view (the default); `soft` for help, `quiet` for a way out, `inverse` on pictures. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger' | 'inverse' | undefined;
  size?: 'small' | 'normal' | 'large' | undefined;
  /** Takes the whole width of its place. */
  wide?: boolean | undefined;
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'>, ButtonLook {
  /** The action is running: a star turns, and pressing again does nothing. The button keeps the focus. */
  busy?: boolean | undefined;
}

/** A disabled button may give the reason in its words, such as «ناموجود». */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
