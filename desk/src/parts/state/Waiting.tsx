import { Skeleton, Stack } from '@mui/material';
import { messages } from '../messages.ts';

/** Stands where content is awaited. */
export function Waiting({ rows = 6 }: { rows?: number }) {
  return (
    <Stack role="status" aria-label={messages.waiting} spacing={1} sx={{ padding: 2 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={36} />
      ))}
    </Stack>
  );
}
