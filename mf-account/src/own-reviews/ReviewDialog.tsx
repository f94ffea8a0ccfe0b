import type { OwnReview } from '@kashi/contracts/product/review';
import { useAsk } from '@kashi/kit/use-ask';
import { useCallback } from 'react';
import { FormDialog } from '../parts/dialogs/FormDialog.tsx';
import { opinionMessages as messages } from '../parts/own-opinions/opinion-messages.ts';
import { OpinionReading } from '../parts/own-opinions/OpinionReading.tsx';
import { ReadOnlyDialog } from '../parts/own-opinions/ReadOnlyDialog.tsx';
import { useReading } from '@kashi/kit/use-reading';
import { findOwnReview } from './own-reviews-data.ts';
import { ReviewForm } from './ReviewForm.tsx';

interface ReviewDialogProps {
  reviewId: number;
  onSaved(sentence: string): void;
  onClose(): void;
}

/** One review. The dialog reads it when it opens, because the shop may have confirmed it since the list was read. */
export function ReviewDialog({ reviewId, onSaved, onClose }: ReviewDialogProps) {
  const ask = useAsk();
  const reading = useReading<OwnReview>(
    useCallback((signal) => findOwnReview(ask, reviewId, signal), [ask, reviewId]),
  );
  const review = reading.data;
  const { title } = messages.review;

  if (!review) return <OpinionReading title={title} reading={reading} onClose={onClose} />;
  if (review.IsConfirmed) {
    return (
      <ReadOnlyDialog title={title} onClose={onClose}>
        <h3 dir="auto">{review.Title}</h3>
        <p dir="auto">{review.Text}</p>
      </ReadOnlyDialog>
    );
  }
  return (
    <FormDialog title={title} save={messages.save} onClose={onClose}>
      {(dialog) => <ReviewForm dialog={dialog} review={review} onSaved={onSaved} />}
    </FormDialog>
  );
}
