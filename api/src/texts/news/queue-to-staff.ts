import { randomInt } from 'node:crypto';
import { renderedText } from '@kashi/contracts/desk/texts/rendered-text';
import type { NewsKind } from '@kashi/contracts/desk/texts/text-kinds';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

interface ToStaff {
  kind: NewsKind | 'trial';
  mobile: string;
  news: string;
  at: Date;
}

/** Queues a text to one number of the staff, with the shop's name below. */
export async function queueToStaff(
  tx: Transaction<Tables>,
  { kind, mobile, news, at }: ToStaff,
): Promise<void> {
  const settings = await tx.selectFrom('shop_settings').select('shop_name').executeTakeFirst();
  const body = renderedText('{news}\n{shop}', { news, shop: settings?.shop_name ?? null });
  await tx
    .insertInto('texts')
    .values({ send_id: randomInt(2 ** 47), kind, mobile, body, made_at: at, next_try_at: at })
    .execute();
}

/** Queues a text to each number that wants this kind of news. */
export async function tellStaff(
  tx: Transaction<Tables>,
  { kind, ...text }: Omit<ToStaff, 'mobile'> & { kind: NewsKind },
): Promise<void> {
  const numbers = await tx
    .selectFrom('news_numbers')
    .select('mobile')
    .where(sql<boolean>`${kind} = any(kinds)`)
    .execute();
  for (const { mobile } of numbers) await queueToStaff(tx, { kind, mobile, ...text });
}
