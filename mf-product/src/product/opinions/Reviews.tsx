import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useSignedIn } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Row } from '@kashi/ui/layout/Row';
import { Stack } from '@kashi/ui/layout/Stack';
import { useReading } from '@kashi/kit/use-reading';
import { useCallback, useState } from 'react';
import { HelpfulVote, type Helpful } from './HelpfulVote.tsx';
import { messages } from './messages.ts';
import { Opinion } from './Opinion.tsx';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import { readHelpfulReviews, readReviews } from './opinion-data.ts';
import { OpinionList } from './OpinionList.tsx';
import styles from './Reviews.module.css';

/** A product's confirmed reviews, newest first, and the link to write one, which needs a sign-in. */
export function Reviews({ productId }: { productId: number }) {
  const ask = useAsk();
  const read = useCallback(
    (page: number, signal: AbortSignal) =>
      readReviews(ask, { ProductId: productId, Page: page }, signal),
    [ask, productId],
  );
  const helpful = useHelpfulReviews(productId);
  // The votes given here, by the reviews' ids: a page that is left and comes again shows them.
  const [votes, setVotes] = useState<ReadonlyMap<number, Helpful>>(new Map());

  return (
    <Stack gap={3}>
      <Row align="between">
        <p className={styles.invitation}>{messages.review.invitation}</p>
        <ButtonLink variant="secondary" href={`/review/${productId}`}>
          <IconPencil aria-hidden="true" />
          {messages.review.write}
        </ButtonLink>
      </Row>
      <OpinionList
        kind="reviews"
        read={read}
        render={({ Id, Text, Pictures, HelpfulCount, ...review }, index) => (
          <Opinion
            key={Id ?? index}
            author={review.CustomerName}
            writtenAt={review.RegDateTime}
            title={review.Title}
            stars={review.Rating}
            isBuyer={review.IsBuyer}
          >
            <p className={styles.text}>{Text}</p>
            {Pictures && <ReviewPhotos photos={Pictures} author={review.CustomerName} />}
            {Id && (
              <HelpfulVote
                reviewId={Id}
                count={HelpfulCount ?? 0}
                isMine={helpful.includes(Id)}
                {...votes.get(Id)}
                onVote={(vote) => setVotes((before) => new Map(before).set(Id, vote))}
              />
            )}
          </Opinion>
        )}
        empty={{ icon: <IconMessage aria-hidden="true" />, ...messages.noReviews }}
      />
    </Stack>
  );
}

const none: readonly number[] = [];

/**
 * The reviews that the signed-in customer has called helpful. If they cannot be read, none is marked, and calling one helpful
 * again changes nothing.
 */
function useHelpfulReviews(productId: number): readonly number[] {
  const ask = useAsk();
  const isSignedIn = useSignedIn();
  const read = useCallback(
    async (signal: AbortSignal) => (isSignedIn ? readHelpfulReviews(ask, productId, signal) : none),
    [ask, productId, isSignedIn],
  );
  return useReading(read).data ?? none;
}
