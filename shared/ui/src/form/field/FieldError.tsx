import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import type { ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldErrorProps {
  /** For the `aria-describedby` of what it is about. */
  id: string;
  /** `alert` where it appears while the shopper is elsewhere. */
  role?: 'alert' | undefined;
  children: ReactNode;
}

/** What is wrong with a field or a choice, below it. `Field` shows its own. */
export function FieldError({ id, role, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error} role={role}>
      <IconAlertCircle aria-hidden="true" />
      {children}
    </p>
  );
}
