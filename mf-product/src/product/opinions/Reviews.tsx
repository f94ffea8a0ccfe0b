import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import type { PublicReview } from '@kashi/shared/contracts/review';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { useCallback } from 'react';
import { messages } from './messages.ts';
import { Opinion } from './Opinion.tsx';
import { OpinionList, type PageOfOpinions } from './OpinionList.tsx';
import styles from './Reviews.module.css';

/** The confirmed reviews of a product, newest first. */
export function Reviews({ productId }: { productId: number }) {
  const ask = useAsk();
  const read = useCallback(
    async (page: number, signal: AbortSignal): Promise<PageOfOpinions<PublicReview>> => {
      const { value } = await ask(
        'GET /v1/ProductManagement/ProductReviews/Read',
        { ProductId: productId, Page: page },
        { signal },
      );
      return { total: value.TotalCount, opinions: value.FilteredReviews };
    },
    [ask, productId],
  );

  return (
    <OpinionList
      kind="reviews"
      read={read}
      render={({ Id, CustomerName, RegDateTime, Title, Text }, index) => (
        <Opinion key={Id ?? index} author={CustomerName} writtenAt={RegDateTime} title={Title}>
          <p className={styles.text}>{Text}</p>
        </Opinion>
      )}
      empty={{ icon: <IconMessage aria-hidden="true" />, ...messages.noReviews }}
    />
  );
}
