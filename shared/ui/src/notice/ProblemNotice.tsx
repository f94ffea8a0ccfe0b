import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { toProblem } from '@kashi/contracts/asking/problem';
import { Button } from '../actions/Button.tsx';
import { NoticeFrame } from './NoticeFrame.tsx';
import { problemMessages, retryAfter } from './problem-messages.ts';
import { retryMessages } from '../ui-messages.ts';

interface ProblemNoticeProps {
  error: unknown;
  /** Absent if a retry cannot help, as with a refusal. */
  onRetry?: (() => void) | undefined;
}

/** Says what failed and what to do, at the place of the failure. */
export function ProblemNotice({ error, onRetry }: ProblemNoticeProps) {
  const { kind, serverMessage, retryAfterSeconds } = toProblem(error);
  const sentence = kind === 'refused' ? serverMessage : null;

  return (
    <NoticeFrame
      variant="danger"
      icon={<IconAlertTriangle aria-hidden="true" />}
      role="alert"
      action={
        onRetry && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            <IconRefresh aria-hidden="true" />
            {retryMessages.retry}
          </Button>
        )
      }
    >
      <p>{sentence ?? problemMessages[kind]}</p>
      {retryAfterSeconds !== undefined && !sentence && <p>{retryAfter(retryAfterSeconds)}</p>}
    </NoticeFrame>
  );
}
