import type { DeskReview } from '@kashi/contracts/desk/opinions';
import { SentPictures } from '../parts/pictures/SentPictures.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { useReadingOnce } from '../parts/state/reading.ts';
import { Waiting } from '../parts/state/Waiting.tsx';
import { messages } from './messages.ts';

/** The photos of a review that waits for approval. Their order is that of the steps which remove them. */
export function ReviewPictures({ review: { id, pictureIds } }: { review: DeskReview }) {
  const read = useReadingOnce('GET /v1/desk/reviews/pictures', { id });
  if (read.isPending) return <Waiting rows={2} />;
  if (read.isLoadingError) {
    return <Failure error={read.error} onRetry={() => void read.refetch()} />;
  }
  const left = read.data?.pictures.filter((each) => pictureIds.includes(each.id)) ?? [];
  return <SentPictures pictures={left.map(({ picture }) => picture)} altOf={messages.pictureOf} />;
}
