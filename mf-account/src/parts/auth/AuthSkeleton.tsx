import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { Stack } from '@kashi/ui/layout/Stack';
import styles from './AuthLayout.module.css';

/** The skeleton of the sign-in pages: a title and three fields. */
export function AuthSkeleton() {
  return (
    <div className={styles.auth}>
      <div className={styles.form}>
        <Stack gap={5}>
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      </div>
      <div className={styles.art} />
    </div>
  );
}
