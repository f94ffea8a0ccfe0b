import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { ButtonLink } from '@kashi/shared/ui/actions/ButtonLink';
import { Row } from '@kashi/shared/ui/layout/Row';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { useCallback } from 'react';
import { messages } from './messages.ts';
import { Opinion } from './Opinion.tsx';
import { readReviews } from './opinion-data.ts';
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
        render={({ Id, CustomerName, RegDateTime, Title, Text, Rating, IsBuyer }, index) => (
          <Opinion
            key={Id ?? index}
            author={CustomerName}
            writtenAt={RegDateTime}
            title={Title}
            stars={Rating}
            isBuyer={IsBuyer}
          >
            <p className={styles.text}>{Text}</p>
          </Opinion>
        )}
        empty={{ icon: <IconMessage aria-hidden="true" />, ...messages.noReviews }}
      />
    </Stack>
  );
}
