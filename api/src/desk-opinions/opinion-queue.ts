import type { DeskQuestion, DeskReview } from '@kashi/contracts/desk/opinions';
import { sql, type Kysely } from 'kysely';
import { versionOf } from '../desk-http/version-of.ts';
import type { Tables } from '../schema/tables.ts';

/** The place of an opinion in its list: when it was written, and its id. */
type OpinionPlace = [registeredAt: string, id: number];

interface QueueSearch {
  state: 'waiting' | 'unanswered' | 'public' | 'all';
  productId?: number | undefined;
  id?: number | undefined;
}

interface Page {
  after: OpinionPlace | null;
  most: number;
}

const pictureIds = sql<
  number[]
>`array(select p.id from review_pictures p where p.review_id = o.id order by p.id)`;

/** Reviews: those that wait for approval oldest first, as a queue is worked through; others newest first. */
export async function findReviews(
  db: Kysely<Tables>,
  search: QueueSearch,
  page: Page,
): Promise<DeskReview[]> {
  const rows = await queue(db, 'reviews', search, page)
    .select(['o.title', 'o.text', 'o.rating'])
    .select(pictureIds.as('picture_ids'))
    .execute();
  return rows.map((row) => ({
    ...opinionFrom(row),
    version: versionOf([row.title, row.text, row.rating, row.confirmed_at !== null]),
    title: row.title,
    text: row.text,
    rating: row.rating,
    pictureIds: row.picture_ids,
  }));
}

/** Questions in the same order; `unanswered` are public, and nobody has answered them yet. */
export async function findQuestions(
  db: Kysely<Tables>,
  search: QueueSearch,
  page: Page,
): Promise<DeskQuestion[]> {
  let rows = queue(db, 'questions', search, page).select([
    sql<string>`o.question`.as('question'),
    sql<string | null>`o.answer`.as('answer'),
    sql<Date | null>`o.answered_at`.as('answered_at'),
  ]);
  if (search.state === 'unanswered')
    rows = rows.where(sql<boolean>`o.confirmed_at is not null and o.answer is null`);
  return (await rows.execute()).map((row) => ({
    ...opinionFrom(row),
    version: versionOf([row.question, row.answer, row.confirmed_at !== null]),
    question: row.question,
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
  }));
}

function queue<Table extends 'reviews' | 'questions'>(
  db: Kysely<Tables>,
  table: Table,
  { state, productId, id }: QueueSearch,
  { after, most }: Page,
) {
  const isQueue = state === 'waiting' || state === 'unanswered';
  // Both tables have these columns; only what a query selects beside them differs.
  let rows = db
    .selectFrom(`${table as 'reviews'} as o`)
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select(['o.id', 'o.product_id', 'o.customer_id', 'o.customer_name'])
    .select(['o.registered_at', 'o.confirmed_at', 'p.name as product_name']);
  if (state === 'waiting') rows = rows.where('o.confirmed_at', 'is', null);
  if (state === 'public') rows = rows.where('o.confirmed_at', 'is not', null);
  if (productId !== undefined) rows = rows.where('o.product_id', '=', productId);
  if (id !== undefined) rows = rows.where('o.id', '=', id);
  if (after) {
    const place = sql`(${new Date(after[0])}, ${after[1]})`;
    rows = rows.where(
      isQueue
        ? sql<boolean>`(o.registered_at, o.id) > ${place}`
        : sql<boolean>`(o.registered_at, o.id) < ${place}`,
    );
  }
  const direction = isQueue ? 'asc' : 'desc';
  return rows.orderBy('o.registered_at', direction).orderBy('o.id', direction).limit(most);
}

function opinionFrom(row: {
  id: number;
  product_id: number;
  product_name: string;
  customer_id: number | null;
  customer_name: string;
  registered_at: Date;
  confirmed_at: Date | null;
}) {
  return {
    id: row.id,
    productId: row.product_id,
    productName: row.product_name,
    customerId: row.customer_id,
    customerName: row.customer_name,
    registeredAt: row.registered_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
  };
}
