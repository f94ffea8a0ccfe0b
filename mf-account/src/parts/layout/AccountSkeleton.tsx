import { NeedsSignIn } from '@kashi/shared/kit/plain/NeedsSignIn';
import { NeedsScript } from '@kashi/shared/ui/notice/NeedsScript';
import { Panel } from '@kashi/shared/ui/layout/Panel';
import { Skeleton } from '@kashi/shared/ui/skeleton/Skeleton';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { AccountPage } from './AccountPage.tsx';

interface AccountSkeletonProps {
  title: string;
  /** The number of grey blocks. */
  blocks?: number;
  /** Whether the page works by forms as well, for a customer who has signed in by one. */
  isPlain?: boolean;
}

/** The skeleton of an account page, with its real frame and title: only the customer's own data is still missing. */
export function AccountSkeleton({ title, blocks = 4, isPlain = false }: AccountSkeletonProps) {
  return (
    <AccountPage title={title}>
      {isPlain ? <NeedsSignIn /> : <NeedsScript />}
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
