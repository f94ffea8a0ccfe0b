import { Button, Stack } from '@mui/material';
import { Failure } from '../parts/state/Failure.tsx';
import { messages } from './messages.ts';

interface Props {
  error?: unknown;
  resetErrorBoundary?: (...args: unknown[]) => void;
}

/** Stands in the place of a screen that has failed to render; the frame around the screen still works. */
export function DeskFault({ error, resetErrorBoundary }: Props) {
  return (
    <Stack sx={{ gap: 2, paddingBlock: 4 }}>
      <Failure error={error} {...(resetErrorBoundary && { onRetry: () => resetErrorBoundary() })} />
      <Button href="/">{messages.toToday}</Button>
    </Stack>
  );
}
