import { Breadcrumb } from '@kashi/shared/ui/Breadcrumb';
import { Skeleton } from '@kashi/shared/ui/Skeleton';
import { SkeletonText } from '@kashi/shared/ui/SkeletonText';
import { Stack } from '@kashi/shared/ui/Stack';
import { messages } from './messages.ts';
import styles from './ProductPage.module.css';

/** The page's own grid, waiting for the product. */
export function ProductSkeleton() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ title: messages.shop, href: '/' }]} />
      <div className={styles.product}>
        <div className={styles.gallery}>
          <Skeleton shape="picture" />
        </div>
        <Stack gap={5}>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="title" />
          <Skeleton width="most" />
          <SkeletonText lines={5} />
        </Stack>
        <div className={styles.buy}>
          <Stack gap={5}>
            <Skeleton shape="title" width="half" />
            <Skeleton />
            <SkeletonText lines={2} />
          </Stack>
        </div>
        <div className={styles.details}>
          <SkeletonText lines={6} />
        </div>
      </div>
    </div>
  );
}
