import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import type { OwnReview } from '@kashi/contracts/product/review';
import { jalaliDate } from '@kashi/format/jalali';
import { persianNumber } from '@kashi/format/persian';
import type { PageProps } from '@kashi/kit/define';
import { LateDialog } from '@kashi/kit/late/LateDialog';
import { Stars } from '@kashi/ui/goods/Stars';
import { useAsk } from '@kashi/kit/use-ask';
import { loadConfirmDialog } from '../parts/dialogs/load-confirm-dialog.ts';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { EntryList } from '../parts/own-entries/EntryList.tsx';
import { opinionMessages as messages } from '../parts/own-opinions/opinion-messages.ts';
import { OpinionCard } from '../parts/own-opinions/OpinionCard.tsx';
import { useOpinionActions } from '../parts/own-opinions/use-opinion-actions.ts';
import { removeOwnReview, type ReviewList } from './own-reviews-data.ts';

const loadReviewDialog = () => import('./ReviewDialog.tsx').then((module) => module.ReviewDialog);

/** The customer's own reviews (§2 and §4). A review can be changed and deleted until the shop confirms it. */
export function OwnReviewsPage({ data: { page, totalCount, reviews } }: PageProps<ReviewList>) {
  const ask = useAsk();
  const actions = useOpinionActions();
  const { openId, removedId } = actions;

  async function remove(id: number) {
    actions.changed((await removeOwnReview(ask, id)) ?? messages.review.removed);
  }

  return (
    <EntryList
      title={titles.reviews}
      path="/customerReviews"
      page={page}
      totalCount={totalCount}
      icon={<IconMessageCircle />}
      words={messages.review}
      dialogs={
        <>
          {openId !== null && (
            <LateDialog
              load={loadReviewDialog}
              reviewId={openId}
              onSaved={actions.changed}
              onClose={actions.close}
            />
          )}
          {removedId !== null && (
            <LateDialog
              load={loadConfirmDialog}
              question={messages.review.removeQuestion}
              confirm={() => remove(removedId)}
              onClose={actions.close}
            />
          )}
        </>
      }
    >
      {reviews.map((review) => (
        <OpinionCard
          key={review.Id}
          product={{
            name: review.ProductName,
            id: review.ProductId,
            picPath: review.ProductPicPath,
          }}
          writtenAt={review.RegDateTime}
          settledAt={review.IsConfirmed ? (review.ConfirmedDateTime ?? review.RegDateTime) : null}
          state={stateOf(review)}
          onOpen={() => actions.open(review.Id)}
          onRemove={() => actions.remove(review.Id)}
        >
          {review.Rating && <Stars stars={review.Rating} />}
          <strong>{review.Title}</strong>
          <p>{review.Text}</p>
          {review.CountOfPictures && (
            <p>{messages.review.photos(persianNumber(review.CountOfPictures))}</p>
          )}
        </OpinionCard>
      ))}
    </EntryList>
  );
}

function stateOf({ IsConfirmed, ConfirmedDateTime, RegDateTime }: OwnReview): string {
  return IsConfirmed
    ? messages.confirmed(jalaliDate(ConfirmedDateTime ?? RegDateTime))
    : messages.pending;
}
