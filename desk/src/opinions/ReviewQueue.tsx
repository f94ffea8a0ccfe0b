import type { DeskReview } from '@kashi/contracts/desk/opinions';
import { mostSentPictures } from '@kashi/contracts/sent-picture/sent-picture-rules';
import { persianNumber } from '@kashi/format/persian';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { useReading, useChange } from '../parts/state/reading.ts';
import { OpinionQueue, type Step } from './OpinionQueue.tsx';
import { ReviewPictures } from './ReviewPictures.tsx';
import { messages } from './messages.ts';

/** Reviews that wait for approval, oldest first. A photo is removed by its number, and the review goes on waiting without it. */
export function ReviewQueue() {
  const [said, setSaid] = useState('');
  const reviews = useReading('GET /v1/desk/reviews', { state: 'waiting' });
  const approve = useChange('POST /v1/desk/reviews/approve');
  const refuse = useChange('POST /v1/desk/reviews/refuse');
  const remove = useChange('POST /v1/desk/reviews/remove-picture');

  async function approveReview({ id, version, pictureIds }: DeskReview) {
    // Photos are cut to the shop's sizes meanwhile, which takes seconds.
    setSaid(pictureIds.length > 0 ? messages.preparing : '');
    await approve.mutateAsync({ id, version }).finally(() => setSaid(''));
  }

  async function refuseReview({ id, version }: DeskReview) {
    setSaid('');
    await refuse.mutateAsync({ id, version });
  }

  async function removePicture({ id, pictureIds }: DeskReview, index: number) {
    const pictureId = pictureIds[index];
    if (pictureId === undefined) return;
    setSaid('');
    await remove.mutateAsync({ id, pictureId });
    setSaid(messages.pictureRemoved(persianNumber(index + 1)));
  }

  const removals = Array.from({ length: mostSentPictures }, (_, index): Step<DeskReview> => ({
    key: `Digit${index + 1}`,
    title: messages.removePicture(persianNumber(index + 1)),
    isDanger: true,
    isFor: ({ pictureIds }) => index < pictureIds.length,
    take: (review) => removePicture(review, index),
  }));

  return (
    <OpinionQueue
      reading={reviews}
      caption={messages.reviews}
      isBusy={approve.isPending || refuse.isPending || remove.isPending}
      said={said}
      problem={approve.error ?? refuse.error ?? remove.error}
      steps={[
        { key: 'KeyA', title: messages.approve, take: approveReview },
        { key: 'KeyX', title: messages.refuse, isDanger: true, take: refuseReview },
        ...removals,
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
          {review.pictureIds.length > 0 && <ReviewPictures review={review} />}
        </>
      )}
    </OpinionQueue>
  );
}
