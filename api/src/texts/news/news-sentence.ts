import { lowStock } from '@kashi/contracts/desk/desk-events';
import { titleOfSource } from '@kashi/contracts/desk/payment-runs';
import type { NewsKind } from '@kashi/contracts/desk/texts/text-kinds';
import { sql, type Kysely } from 'kysely';
import { sourceOfRun } from '../../payment-runs/run-parts.ts';
import type { Tables } from '../../schema/tables.ts';
import { messages as textMessages } from '../messages.ts';
import { messages } from './messages.ts';

/** What is said at this moment about these orders, messages, variants or payment runs; null if nothing of it is news any more. */
export function newsSentence(
  db: Kysely<Tables>,
  kind: NewsKind,
  { ids, at }: { ids: readonly number[]; at: Date },
): Promise<string | null> {
  return sentences[kind](db, ids, at);
}

type Sentence = (db: Kysely<Tables>, ids: readonly number[], at: Date) => Promise<string | null>;

const sentences: Record<NewsKind, Sentence> = {
  order: newsOfOrders,
  message: newsOfMessages,
  'low-stock': newsOfStocks,
  'payment-run': newsOfRuns,
};

async function newsOfOrders(db: Kysely<Tables>, ids: readonly number[]): Promise<string | null> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'invoice_due'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();
  const [first] = orders;
  if (!first) return null;
  const total = textMessages.toman(orders.reduce((sum, { invoice_due: due }) => sum + due, 0));
  return orders.length === 1
    ? messages.order(textMessages.number(first.id), total)
    : messages.orders(messages.count(orders.length), total);
}

async function newsOfMessages(db: Kysely<Tables>, ids: readonly number[]): Promise<string | null> {
  const { count } = await db
    .selectFrom('contact_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count === 0 ? null : messages.newMessages(messages.count(count));
}

async function newsOfStocks(db: Kysely<Tables>, ids: readonly number[]): Promise<string | null> {
  const variants = await db
    .selectFrom('sale_params as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['p.short_name as product', 'v.name as variant', 'v.stock'])
    .where(sql<boolean>`v.id = any(${ids}::int[])`)
    .where('v.stock', '<=', lowStock)
    .where('p.hidden_at', 'is', null)
    .execute();
  const [first] = variants;
  if (!first) return null;
  if (variants.length > 1) return messages.runOut(messages.count(variants.length));
  const { product, variant, stock } = first;
  const goods = variant === '' ? product : messages.variant(product, variant);
  return stock === 0 ? messages.ranOut(goods) : messages.runsOut(goods, messages.count(stock));
}

/**
 * Of each source only how it is now, however often it has failed and worked again. A source of which another part has failed within a
 * day, and not worked since, does not work again.
 */
async function newsOfRuns(
  db: Kysely<Tables>,
  ids: readonly number[],
  at: Date,
): Promise<string | null> {
  const runs = await db
    .selectFrom('failed_runs')
    .select(['failures', 'began_at', 'ended_at', sourceOfRun.as('source')])
    .distinctOn(sourceOfRun)
    .where('told_at', 'is not', null)
    .where(({ or, and, eb, selectFrom }) =>
      or([
        sql<boolean>`id = any(${ids}::int[])`,
        and([
          eb('ended_at', 'is', null),
          eb('failed_at', '>', new Date(at.getTime() - dayMs)),
          eb(
            sourceOfRun,
            'in',
            selectFrom('failed_runs')
              .select(sourceOfRun.as('source'))
              .where(sql<boolean>`id = any(${ids}::int[])`),
          ),
        ]),
      ]),
    )
    .orderBy(sourceOfRun)
    // What has not ended is first.
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const said = runs.map(({ source, failures, began_at: beganAt, ended_at: endedAt }) => {
    const title = titleOfSource(source);
    const isOfToday = messages.day(beganAt) === messages.day(at);
    const since = isOfToday ? messages.atTime(messages.time(beganAt)) : momentOf(beganAt);
    if (endedAt === null) return messages.failingRun(title, since, messages.count(failures));
    return messages.endedRun(title, since, isOfToday ? messages.time(endedAt) : momentOf(endedAt));
  });
  return said.length === 0 ? null : said.join(' ');
}

const dayMs = 24 * 60 * 60 * 1000;

/** A moment with its day, for one that is not of the day on which it is read. */
function momentOf(moment: Date): string {
  return messages.onDay(messages.day(moment), messages.time(moment));
}
