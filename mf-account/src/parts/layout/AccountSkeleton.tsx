import { Panel } from '@kashi/shared/ui/layout/Panel';
import { Skeleton } from '@kashi/shared/ui/skeleton/Skeleton';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { AccountPage } from './AccountPage.tsx';

interface AccountSkeletonProps {
  title: string;
  /** The number of grey blocks. */
  blocks?: number;
}

/** The skeleton of an account page, with its real frame and title: only the customer's own data is still missing. */
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
