import { Breadcrumb } from '@kashi/shared/ui/navigation/Breadcrumb';
import { Columns } from '@kashi/shared/ui/layout/Columns';
import { Skeleton } from '@kashi/shared/ui/skeleton/Skeleton';
import { SkeletonText } from '@kashi/shared/ui/skeleton/SkeletonText';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { SummarySkeleton } from '../parts/checkout/SummarySkeleton.tsx';
import { CartEmpty } from './CartEmpty.tsx';
import { messages } from './messages.ts';
import head from './FilledCart.module.css';
import styles from './CartSkeleton.module.css';

const lines = [1, 2, 3];

/**
 * The cart's page while the cart is read; words that do not depend on the cart stand where they will stay. Without JavaScript
 * nothing is read: the server renders a cart that it knows, see `plain-cart`, and this says that there is none.
 */
export function CartSkeleton() {
  return (
    <>
      <noscript>
        <CartEmpty />
      </noscript>
      <Waiting />
    </>
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
