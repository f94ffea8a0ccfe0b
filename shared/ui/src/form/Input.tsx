import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './field/field-control.ts';
import styles from './Input.module.css';

interface InputProps extends Omit<ComponentProps<'input'>, 'className' | 'style'> {
  /** Left to right, for telephone and card numbers, e-mail addresses and codes. */
  ltr?: boolean | undefined;
  /** An icon before the text. */
  icon?: ReactNode;
  /** A word after the text, such as a unit. */
  suffix?: ReactNode;
  /** An `IconButton` after the text. */
  action?: ReactNode;
}

/** A line of text. Inside a `Field` it is linked to its label and its error automatically. */
export function Input({ ltr, icon, suffix, action, type = 'text', ...rest }: InputProps) {
  const control = useFieldControl();
  const input = (
    <input
      {...control}
      {...rest}
      type={type}
      className={ltr ? `${styles.input} ltr` : styles.input}
    />
  );
  if (!icon && !suffix && !action) return input;

  return (
    <span className={styles.box} data-end={suffix || action ? '' : undefined}>
      {icon && <span className={styles.icon}>{icon}</span>}
      {input}
      {suffix && <span className={styles.suffix}>{suffix}</span>}
      {action && <span className={styles.action}>{action}</span>}
    </span>
  );
}
