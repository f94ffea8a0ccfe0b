import { Button, Stack } from '@mui/material';
import { Failure } from '../parts/state/Failure.tsx';
import { messages } from './messages.ts';

interface Props {
  error?: unknown;
  resetErrorBoundary?: (...args: unknown[]) => void;
}

/** A screen that broke; the frame around it goes on. */
export function DeskFault({ error, resetErrorBoundary }: Props) {
  return (
    <Stack sx={{ gap: 2, paddingBlock: 4 }}>
      <Failure error={error} {...(resetErrorBoundary && { onRetry: () => resetErrorBoundary() })} />
      <Button href="/">{messages.toToday}</Button>
    </Stack>
  );
}
