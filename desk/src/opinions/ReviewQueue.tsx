import { persianNumber } from '@kashi/shared/format/persian';
import { Typography } from '@mui/material';
import { useReading, useChange } from '../parts/state/reading.ts';
import { OpinionQueue } from './OpinionQueue.tsx';
import { messages } from './messages.ts';

/** Reviews that wait for approval, oldest first. */
export function ReviewQueue() {
  const reviews = useReading('GET /v1/desk/reviews', { state: 'waiting' });
  const approve = useChange('POST /v1/desk/reviews/approve');
  const refuse = useChange('POST /v1/desk/reviews/refuse');
  return (
    <OpinionQueue
      reading={reviews}
      caption={messages.reviews}
      isBusy={approve.isPending || refuse.isPending}
      problem={approve.error ?? refuse.error}
      steps={[
        { key: 'KeyA', title: messages.approve, take: ({ id }) => approve.mutateAsync({ id }) },
        {
          key: 'KeyX',
          title: messages.refuse,
          isDanger: true,
          take: ({ id }) => refuse.mutateAsync({ id }),
        },
      ]}
    >
      {(review) => (
        <>
          <Typography variant="h6" component="h2">
            {review.title}
          </Typography>
          {review.rating !== null && (
            <Typography>{messages.stars(persianNumber(review.rating))}</Typography>
          )}
          <Typography>{review.text}</Typography>
        </>
      )}
    </OpinionQueue>
  );
}
