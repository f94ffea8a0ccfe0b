import { Skeleton, Stack } from '@mui/material';
import { messages } from '../messages.ts';

/** Stands in the place of content that has not arrived yet. */
export function Waiting({ rows = 6 }: { rows?: number }) {
  return (
    <Stack role="status" aria-label={messages.waiting} spacing={1} sx={{ padding: 2 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={36} />
      ))}
    </Stack>
  );
}
