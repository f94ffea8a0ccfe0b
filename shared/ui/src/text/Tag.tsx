import type { ReactNode } from 'react';
import { ShopLink } from '../actions/ShopLink.tsx';
import styles from './Tag.module.css';

/** A link to other goods with this tag. */
export function Tag({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ShopLink href={href} className={styles.tag}>
      {children}
    </ShopLink>
  );
}
