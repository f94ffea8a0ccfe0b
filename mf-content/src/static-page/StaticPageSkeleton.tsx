import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { SkeletonText } from '@kashi/ui/skeleton/SkeletonText';
import { Stack } from '@kashi/ui/layout/Stack';
import styles from './StaticPage.module.css';

export function StaticPageSkeleton() {
  return (
    <div className="wrap">
      <div className={styles.waitingCrumbs} />
      <div className={styles.words}>
        <Stack gap={8}>
          <Skeleton width="half" />
          <SkeletonText lines={5} />
          <SkeletonText lines={4} />
        </Stack>
      </div>
    </div>
  );
}
