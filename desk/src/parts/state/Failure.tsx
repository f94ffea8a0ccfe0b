import { Alert, Button } from '@mui/material';
import { sentenceOf } from '../../server/desk-problem.ts';
import { messages } from '../messages.ts';

/** A failure, in the server's own sentence if there is one, with a button to try again. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return (
    <Alert severity="error" action={onRetry && <Button onClick={onRetry}>{messages.retry}</Button>}>
      {sentenceOf(error)}
    </Alert>
  );
}
