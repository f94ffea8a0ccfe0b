import type { SeedGroup, SeedProduct } from '../catalogue-shape.ts';
import { landmarks } from '../landmarks.ts';
import { rowsOf, type RowsOfTable } from '../rows/rows-of-table.ts';
import { daysBefore } from '../seed-calendar.ts';
import { seededRandom, type SeededRandom } from '../seeded-random.ts';
import { names } from './names.ts';
import { questionPool, type PooledQuestion } from './question-pool.ts';
import { starsOf } from './stars.ts';
import { reviewPool, type PooledReview } from './review-pool.ts';
import { watchQuestions, watchReviews } from './watch-opinions.ts';

/**
 * Reviews and questions. Most products have a few, some have none, one has several pages of both; about one in six awaits
 * approval and is not public.
 */
export function opinionRows(groups: readonly SeedGroup[]): RowsOfTable[] {
  const goods = groups.flatMap((group) =>
    group.subGroups.flatMap(({ products }) => products.map((product) => ({ product, group }))),
  );
  const reviews = goods.flatMap(({ product, group }) =>
    reviewsOf(product, reviewPool[group.id] ?? []),
  );
  const questions = goods.flatMap(({ product, group }) =>
    questionsOf(product, questionPool[group.id] ?? []),
  );
  return [rowsOf('reviews', numbered(reviews)), rowsOf('questions', numbered(questions))];
}

function reviewsOf(product: SeedProduct, pool: readonly PooledReview[]) {
  const random = seededRandom(`reviews ${product.id}`);
  const isMuchReviewed = product.id === landmarks.manyReviews;
  const chosen = isMuchReviewed ? watchReviews : random.some(pool, random.whole(0, 4));

  // Of its own, so that texts and times stay those of before.
  const ratings = seededRandom(`ratings ${product.id}`);
  return chosen.map((review, index) => {
    const [title, text] = review;
    const written = writtenAt(random, index);
    const isConfirmed = isMuchReviewed ? index !== 2 : random.next() > 0.16;
    return {
      product_id: product.id,
      customer_id: null,
      customer_name: random.pick(names),
      title,
      text: text.replace('{name}', product.shortName),
      rating: starsOf(review, ratings),
      registered_at: written.first,
      confirmed_at: isConfirmed ? written.later : null,
    };
  });
}

function questionsOf(product: SeedProduct, pool: readonly PooledQuestion[]) {
  const random = seededRandom(`questions ${product.id}`);
  const isMuchAsked = product.id === landmarks.manyReviews;
  const chosen = isMuchAsked ? watchQuestions : random.some(pool, random.whole(0, 3));

  return chosen.map(([question, answer], index) => {
    const written = writtenAt(random, index);
    const isConfirmed = isMuchAsked || answer !== null || random.next() > 0.5;
    return {
      product_id: product.id,
      customer_id: null,
      customer_name: random.pick(names),
      question,
      answer,
      registered_at: written.first,
      confirmed_at: isConfirmed ? written.later : null,
      answered_at: answer === null ? null : written.later,
    };
  });
}

/** The time of writing, and the time of approval, one to three days later. Later items of a list are older. */
function writtenAt(random: SeededRandom, index: number): { first: Date; later: Date } {
  const days = 4 + index * 9 + random.whole(0, 8);
  const minutes = random.whole(0, 700);
  return {
    first: daysBefore(days, minutes),
    later: daysBefore(days - random.whole(1, 3), minutes),
  };
}

function numbered<Row extends object>(rows: readonly Row[]): (Row & { id: number })[] {
  return rows.map((row, index) => ({ id: index + 1, ...row }));
}
