import { Panel } from '@kashi/shared/ui/Panel';
import { Skeleton } from '@kashi/shared/ui/Skeleton';
import { Stack } from '@kashi/shared/ui/Stack';
import type { AccountPath } from './account-paths.ts';
import { AccountPage } from './AccountPage.tsx';

interface AccountSkeletonProps {
  path: AccountPath;
  title?: string | undefined;
  /** Blocks that will be there. */
  blocks?: number;
}

/** The waiting state of an account page: its frame and title are known, what is the customer's own is on its way. */
export function AccountSkeleton({ path, title, blocks = 4 }: AccountSkeletonProps) {
  return (
    <AccountPage path={path} title={title}>
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
