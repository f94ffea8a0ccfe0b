import type { ReactNode } from 'react';
import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { Columns } from '@kashi/ui/layout/Columns';
import { Notice } from '@kashi/ui/notice/Notice';
import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { SkeletonText } from '@kashi/ui/skeleton/SkeletonText';
import { Stack } from '@kashi/ui/layout/Stack';
import { SummarySkeleton } from '../parts/checkout/summary/SummarySkeleton.tsx';
import { messages } from './messages.ts';
import { UnreadCart } from './UnreadCart.tsx';
import head from './FilledCart.module.css';
import styles from './CartSkeleton.module.css';

const lines = [1, 2, 3];

/**
 * The cart's page while the cart is read; words that do not depend on the cart stand where they will stay. Without JavaScript
 * nothing is read, and `withoutScript` is shown: that the server was too late with the cart, unless `plain-cart` knows more. The
 * browser's code has none of that.
 */
export function CartSkeleton({ withoutScript }: { withoutScript?: ReactNode }) {
  return (
    <>
      <noscript>{typeof window === 'undefined' && (withoutScript ?? <LateCart />)}</noscript>
      <Waiting />
    </>
  );
}

function LateCart() {
  return (
    <UnreadCart>
      <Notice variant="danger">{messages.late}</Notice>
    </UnreadCart>
  );
}

function Waiting() {
  return (
    <div className={`wrap ${styles.withScript}`} aria-busy="true">
      <Breadcrumb crumbs={[{ title: messages.shop, href: '/' }, { title: messages.title }]} />
      <header className={head.head}>
        <h1>{messages.yours}</h1>
      </header>
      <Columns narrow="end">
        <div className={head.lines}>
          {lines.map((line) => (
            <div key={line} className={styles.line}>
              <Skeleton shape="picture" />
              <Stack>
                <SkeletonText lines={2} />
                <Skeleton width="half" />
              </Stack>
            </div>
          ))}
        </div>
        <SummarySkeleton />
      </Columns>
    </div>
  );
}
