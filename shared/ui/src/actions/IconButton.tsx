import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

export interface IconButtonLook {
  /** The button's action, for screen readers. */
  label: string;
  variant?: 'plain' | 'outline' | 'danger' | undefined;
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-label'> &
  IconButtonLook;

/** A button with one icon, 44 pixels wide. The icon is its child. */
export function IconButton({ label, variant, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-variant={variant}
      aria-label={label}
    />
  );
}
