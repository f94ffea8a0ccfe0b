import { Skeleton } from '@kashi/shared/ui/Skeleton';
import { Stack } from '@kashi/shared/ui/Stack';
import styles from './AddressesPage.module.css';

export function AddressesSkeleton() {
  return (
    <div className={styles.page}>
      <Stack gap={4}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </div>
  );
}
