import type { ComponentProps, ReactNode } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'> {
  type: 'checkbox' | 'radio' | 'switch';
  /** The label; pressing it chooses too. */
  children: ReactNode;
}

/** A check box, a star to choose one of several, or a switch. */
export function Choice({ type, children, ...rest }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <ChoiceInput {...rest} type={type} />
      {children}
    </label>
  );
}

/** The drawn control only, for labels of another shape. */
export function ChoiceInput({
  type,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'> & Pick<ChoiceProps, 'type'>) {
  const isSwitch = type === 'switch';
  return (
    <input
      {...rest}
      type={isSwitch ? 'checkbox' : type}
      role={isSwitch ? 'switch' : undefined}
      className={styles.input}
    />
  );
}
