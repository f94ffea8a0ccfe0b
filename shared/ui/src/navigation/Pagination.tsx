import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { persianNumber } from '@kashi/format/persian';
import { pageWindow } from './page-window.ts';
import { ShopLink } from '../actions/ShopLink.tsx';
import { paginationMessages } from './pagination-messages.ts';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** One-based. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}

/** Links to a list's pages. Renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount <= 1) return null;
  const { label, previous, next } = paginationMessages;

  return (
    <nav className={styles.pagination} aria-label={label}>
      <Turn label={previous} rel="prev" href={page > 1 ? hrefOf(page - 1) : undefined}>
        <IconChevronRight aria-hidden="true" />
      </Turn>
      {pageWindow(page, pageCount).map((named, index) =>
        named === null ? (
          <span key={`gap${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <ShopLink
            key={named}
            href={hrefOf(named)}
            aria-label={paginationMessages.page(named)}
            aria-current={named === page ? 'page' : undefined}
          >
            {persianNumber(named)}
          </ShopLink>
        ),
      )}
      <Turn label={next} rel="next" href={page < pageCount ? hrefOf(page + 1) : undefined}>
        <IconChevronLeft aria-hidden="true" />
      </Turn>
    </nav>
  );
}

interface TurnProps {
  label: string;
  rel: 'prev' | 'next';
  href: string | undefined;
  children: ReactNode;
}

/** Stays in place at the first and the last page, so that the numbers do not move under the finger. */
function Turn({ label, rel, href, children }: TurnProps) {
  return href === undefined ? (
    <span role="link" aria-disabled="true" aria-label={label}>
      {children}
    </span>
  ) : (
    <ShopLink href={href} rel={rel} aria-label={label}>
      {children}
    </ShopLink>
  );
}
