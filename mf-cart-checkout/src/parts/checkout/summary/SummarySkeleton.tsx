import { Panel } from '@kashi/ui/layout/Panel';
import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { SkeletonText } from '@kashi/ui/skeleton/SkeletonText';
import { Stack } from '@kashi/ui/layout/Stack';

/** The panel of the sums while the cart is read. */
export function SummarySkeleton() {
  return (
    <Panel>
      <Stack gap={5}>
        <Skeleton shape="title" width="half" />
        <SkeletonText lines={6} />
        <Skeleton />
      </Stack>
    </Panel>
  );
}
