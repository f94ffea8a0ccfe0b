import { NeedsSignIn } from '@kashi/kit/plain/NeedsSignIn';
import { Columns } from '@kashi/ui/layout/Columns';
import { Panel } from '@kashi/ui/layout/Panel';
import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { SkeletonText } from '@kashi/ui/skeleton/SkeletonText';
import { Stack } from '@kashi/ui/layout/Stack';
import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { messages } from './messages.ts';

/** The page's layout while the order is read. */
export function OrderTrackingSkeleton() {
  return (
    <div className="wrap" aria-busy="true">
      <Breadcrumb
        crumbs={[
          { title: messages.shop, href: '/' },
          { title: messages.orders, href: '/orders' },
          { title: messages.title },
        ]}
      />
      <h1 className="visually-hidden">{messages.title}</h1>
      <NeedsSignIn />
      <Stack gap={5}>
        <Panel>
          <Stack gap={6}>
            <Skeleton shape="title" width="half" />
            <Skeleton />
          </Stack>
        </Panel>
        <Columns narrow="end">
          <Panel>
            <SkeletonText lines={8} />
          </Panel>
          <Panel>
            <SkeletonText lines={6} />
          </Panel>
        </Columns>
      </Stack>
    </div>
  );
}
