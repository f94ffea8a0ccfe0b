import { Panel } from '@kashi/shared/ui/layout/Panel';
import { Skeleton } from '@kashi/shared/ui/skeleton/Skeleton';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { AccountPage } from './AccountPage.tsx';

interface AccountSkeletonProps {
  title: string;
  /** Blocks that will be there. */
  blocks?: number;
}

/** The waiting state of an account page: its frame and title are known, what is the customer's own is on its way. */
export function AccountSkeleton({ title, blocks = 4 }: AccountSkeletonProps) {
  return (
    <AccountPage title={title}>
      <Panel>
        <Stack gap={5}>
          {Array.from({ length: blocks }, (_, block) => (
            <Skeleton key={block} />
          ))}
        </Stack>
      </Panel>
    </AccountPage>
  );
}
