import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/field-control.ts';
import styles from '../Input.module.css';

/** The browser's own select; its `<option>`s are the children. */
export function Select(props: Omit<ComponentProps<'select'>, 'className' | 'style'>) {
  const control = useFieldControl();
  return (
    <span className={styles.box}>
      <select {...control} {...props} className={styles.input} />
      <span className={styles.chevron}>
        <IconChevronDown aria-hidden="true" />
      </span>
    </span>
  );
}
