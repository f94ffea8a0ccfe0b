import { Skeleton } from './Skeleton.tsx';
import { Stack } from '../layout/Stack.tsx';

/** Placeholder lines of text; the last one is shorter. */
export function SkeletonText({ lines }: { lines: number }) {
  return (
    <Stack gap={3}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} shape="text" width={line === lines - 1 ? 'most' : 'full'} />
      ))}
    </Stack>
  );
}
