import { NeedsSignIn } from '@kashi/kit/plain/NeedsSignIn';
import { NeedsScript } from '@kashi/ui/notice/NeedsScript';
import { Panel } from '@kashi/ui/layout/Panel';
import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { Stack } from '@kashi/ui/layout/Stack';
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
