import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { Stack } from '@kashi/ui/layout/Stack';
import { ReadOnlyDialog } from './ReadOnlyDialog.tsx';

interface OpinionReadingProps {
  title: string;
  reading: { problem: unknown; again(): void };
  onClose(): void;
}

/** The dialog while its content is being read, or after the reading failed. */
export function OpinionReading({ title, reading, onClose }: OpinionReadingProps) {
  return (
    <ReadOnlyDialog title={title} onClose={onClose}>
      {reading.problem === null ? (
        <Stack gap={4}>
          <Skeleton />
          <Skeleton />
        </Stack>
      ) : (
        <ProblemNotice error={reading.problem} onRetry={reading.again} />
      )}
    </ReadOnlyDialog>
  );
}
