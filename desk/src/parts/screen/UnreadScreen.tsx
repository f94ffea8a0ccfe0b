import { Failure } from '../state/Failure.tsx';
import { Waiting } from '../state/Waiting.tsx';
import { ScreenHead } from './ScreenHead.tsx';

interface Props {
  title: string;
  /** The first reading of what the screen shows, under way or failed. */
  reading: { isPending: boolean; error: unknown; refetch(): unknown };
}

/** A screen that has not been read: its heading, and below it the wait, or why it could not be read and a button to try again. */
export function UnreadScreen({ title, reading: { isPending, error, refetch } }: Props) {
  return (
    <>
      <ScreenHead title={title} />
      {isPending ? <Waiting /> : <Failure error={error} onRetry={() => void refetch()} />}
    </>
  );
}
