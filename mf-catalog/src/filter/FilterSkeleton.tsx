import { ProductGrid } from '@kashi/ui/goods/ProductGrid';
import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { SkeletonCard } from '@kashi/ui/skeleton/SkeletonCard';
import { SkeletonText } from '@kashi/ui/skeleton/SkeletonText';
import { Stack } from '@kashi/ui/layout/Stack';
import { pageSize } from './filter-data.ts';
import styles from './FilterPage.module.css';

/** The listing's layout while the list is read. */
export function FilterSkeleton() {
  return (
    <div className="wrap" aria-busy="true">
      <div className={styles.crumbsWaiting}>
        <Skeleton shape="text" width="half" />
      </div>
      <div className={styles.columns}>
        <aside className={styles.sidebar}>
          <div className={styles.sidebarWaiting}>
            <Stack gap={6}>
              <Skeleton shape="title" width="half" />
              <Skeleton />
              <SkeletonText lines={8} />
            </Stack>
          </div>
        </aside>
        <div className={styles.listing}>
          <div className={styles.headWaiting}>
            <Skeleton shape="title" width="half" />
          </div>
          <div className={styles.onPhone}>
            <div className={styles.sortWaiting}>
              <Skeleton />
            </div>
          </div>
          <div className={styles.sortWaiting}>
            <Skeleton />
          </div>
          <ProductGrid>
            {Array.from({ length: pageSize }, (_, index) => (
              <li key={index}>
                <SkeletonCard />
              </li>
            ))}
          </ProductGrid>
        </div>
      </div>
    </div>
  );
}
