import { newsKinds, type NewsKind } from '@kashi/contracts/desk/texts/text-kinds';
import type { Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { Store } from '../../store/store.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { allTexts } from '../text-fixtures.ts';

export const ownersNumber = '09121112233';

/** A number that is told, by default of everything. */
export async function aToldNumber(
  { store }: { store: Store },
  { mobile = ownersNumber, kinds = [...newsKinds] }: { mobile?: string; kinds?: NewsKind[] } = {},
): Promise<void> {
  await store.db.insertInto('news_numbers').values({ mobile, kinds, place: 0 }).execute();
}

/** Visitors' messages, as the shop takes them. */
export async function writeMessages(
  db: Kysely<Tables>,
  { count = 1, at }: { count?: number; at: Date },
): Promise<void> {
  const message = {
    full_name: 'نگار رضایی',
    mobile: '09131234567',
    email: 'negar@example.com',
    comment: 'سفارش من کی می‌رسد؟',
    registered_at: at,
  };
  await db
    .insertInto('contact_messages')
    .values(Array.from({ length: count }, () => message))
    .execute();
}

/** What the staff was told or is about to be told, oldest first. */
export async function newsTexts(shop: Pick<TestShop, 'store'>) {
  const texts = await allTexts(shop);
  return texts.filter(({ customer_id }) => customer_id === null);
}

/** The shop's time moved on. */
export function later(shop: TestShop, minutes: number): void {
  shop.setTime(new Date(shop.clock().getTime() + minutes * 60_000));
}
