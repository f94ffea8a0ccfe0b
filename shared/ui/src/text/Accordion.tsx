import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

interface AccordionProps {
  title: ReactNode;
  startsOpen?: boolean | undefined;
  children: ReactNode;
}

/** A title that opens its content. The browser's own `<details>`: it works before and without JavaScript. */
export function Accordion({ title, startsOpen, children }: AccordionProps) {
  return (
    <details className={styles.accordion} open={startsOpen}>
      <summary>
        {title}
        <IconChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
