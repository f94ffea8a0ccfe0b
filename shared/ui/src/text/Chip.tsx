import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { ShopLink } from '../actions/ShopLink.tsx';
import { chipMessages } from '../ui-messages.ts';
import styles from './Chip.module.css';

interface ChipProps {
  /** The same page without this filter. */
  href: string;
  children: ReactNode;
}

/** An applied filter: the whole chip removes it. */
export function Chip({ href, children }: ChipProps) {
  return (
    <ShopLink href={href} className={styles.chip}>
      <span className="visually-hidden">{chipMessages.remove} </span>
      {children}
      <IconX aria-hidden="true" />
    </ShopLink>
  );
}
