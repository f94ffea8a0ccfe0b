import { NeedsSignIn } from '@kashi/kit/plain/NeedsSignIn';
import { Columns } from '@kashi/ui/layout/Columns';
import { Panel } from '@kashi/ui/layout/Panel';
import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { SkeletonText } from '@kashi/ui/skeleton/SkeletonText';
import { Stack } from '@kashi/ui/layout/Stack';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { SummarySkeleton } from './summary/SummarySkeleton.tsx';

interface CheckoutSkeletonProps {
  title: string;
  step: 0 | 1;
}

/** Two panels are about as high as the step itself, so that the footer does not jump. */
const choices = [1, 2];

/** The layout of a checkout step while its data is read. */
export function CheckoutSkeleton({ title, step }: CheckoutSkeletonProps) {
  return (
    <div className="wrap" aria-busy="true">
      <h1 className="visually-hidden">{title}</h1>
      <CheckoutSteps current={step} />
      <Columns narrow="end">
        <Stack gap={5}>
          <NeedsSignIn />
          <Panel>
            <SkeletonText lines={2} />
          </Panel>
          {choices.map((choice) => (
            <Panel key={choice}>
              <Stack>
                <Skeleton shape="title" width="half" />
                <Skeleton />
                <Skeleton />
              </Stack>
            </Panel>
          ))}
        </Stack>
        <SummarySkeleton />
      </Columns>
    </div>
  );
}
