import type { ComponentProps, ReactNode } from 'react';
import { ChoiceInput } from './Choice.tsx';
import styles from './ChoiceCard.module.css';

interface ChoiceCardProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'title' | 'className' | 'style'
> {
  type: 'checkbox' | 'radio';
  title: ReactNode;
  /** Lines under the title. */
  children?: ReactNode;
  /** Before the words: a carrier's logo. */
  start?: ReactNode;
  /** After the words: a fee, an icon. */
  end?: ReactNode;
  /** An `IconButton` of its own beside the label, such as «ویرایش». */
  action?: ReactNode;
}

/** A whole card to press: addresses, carriers, gateways. */
export function ChoiceCard({
  type,
  title,
  children,
  start,
  end,
  action,
  ...rest
}: ChoiceCardProps) {
  const card = (
    <label className={styles.card}>
      <ChoiceInput {...rest} type={type} />
      {start}
      <span className={styles.body}>
        <span className={styles.title}>{title}</span>
        {children && <span className={styles.note}>{children}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </label>
  );
  if (!action) return card;

  return (
    <div className={styles.row}>
      {card}
      <span className={styles.action}>{action}</span>
    </div>
  );
}
