import { sql } from 'kysely';
import { Refusal } from '../../http/refusal.ts';
import { countTryOfHour } from '../../identity/limits/try-limit.ts';
import type { Customer, Shop } from '../../shop.ts';
import { messages } from '../messages.ts';

type Needs = Pick<Shop, 'store' | 'clock'>;

interface Vote {
  ReviewId: number;
  IsHelpful: boolean;
}

/** Far more than somebody who reads reviews needs: each vote makes the product's page anew. */
const votesRule = { free: 60, firstWaitSeconds: 60, mostWaitSeconds: 3600 };

/**
 * Notes that a public review has helped the customer, or takes this back; the same vote again changes nothing. Resolves to the
 * number of customers whom the review has helped. Throws 404 for a review that is not public, 400 for the customer's own, and
 * 429 for too many votes.
 */
export async function voteHelpful(
  { store, clock }: Needs,
  customer: Customer,
  { ReviewId, IsHelpful }: Vote,
): Promise<{ HelpfulCount: number }> {
  await countTryOfHour(store.db, clock(), `vote:customer:${customer.id}`, votesRule);
  return store.db.transaction().execute(async (tx) => {
    const review = await tx
      .selectFrom('reviews')
      .select('customer_id')
      .where('id', '=', ReviewId)
      .where('confirmed_at', 'is not', null)
      .forKeyShare()
      .executeTakeFirst();
    if (!review) throw new Refusal(404, messages.noReview);
    if (review.customer_id === customer.id) throw new Refusal(400, messages.ownReviewHelps);

    const own = { review_id: ReviewId, customer_id: customer.id };
    await (IsHelpful
      ? tx
          .insertInto('helpful_votes')
          .values({ ...own, voted_at: clock() })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      : tx
          .deleteFrom('helpful_votes')
          .where((row) => row.and(own))
          .execute());
    const { count } = await tx
      .selectFrom('helpful_votes')
      .where('review_id', '=', ReviewId)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    return { HelpfulCount: count };
  });
}

/** The public reviews of a product that have helped the customer, by number. */
export async function readHelpfulReviews(
  { store }: Pick<Shop, 'store'>,
  customer: Customer,
  productId: number,
): Promise<number[]> {
  const rows = await store.db
    .selectFrom('helpful_votes as v')
    .innerJoin('reviews as r', 'r.id', 'v.review_id')
    .where('v.customer_id', '=', customer.id)
    .where('r.product_id', '=', productId)
    .where('r.confirmed_at', 'is not', null)
    .orderBy('r.id')
    .select('r.id')
    .execute();
  return rows.map(({ id }) => id);
}
