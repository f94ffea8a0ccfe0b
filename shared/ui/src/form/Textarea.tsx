import type { ComponentProps } from 'react';
import { useFieldControl } from './field/field-control.ts';
import styles from './Input.module.css';

/** Several lines of text. Inside a `Field` it is linked to its label and its error automatically. */
export function Textarea(props: Omit<ComponentProps<'textarea'>, 'className' | 'style'>) {
  const control = useFieldControl();
  return <textarea {...control} {...props} className={styles.input} />;
}
