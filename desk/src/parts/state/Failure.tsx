import { Alert, Button } from '@mui/material';
import { sentenceOf } from '../../server/desk-problem.ts';
import { messages } from '../messages.ts';

/** What has failed, in the server's own sentence where it sent one, and another try. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return (
    <Alert severity="error" action={onRetry && <Button onClick={onRetry}>{messages.retry}</Button>}>
      {sentenceOf(error)}
    </Alert>
  );
}
