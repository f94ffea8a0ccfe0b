import type { Kysely } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';

/**
 * Refuses what begins a purchase while the shop is closed (R36): a piece into the cart, a payment. Whatever has begun, such as a
 * payment at the bank, never asks. Throws a 400 that says so, with the owner's sentence.
 */
export async function expectOpen(db: Kysely<Tables>): Promise<void> {
  const row = await db
    .selectFrom('shop_settings')
    .select(['opening', 'closed_sentence'])
    .executeTakeFirst();
  if (!row || row.opening === 'open') return;
  const said = row.opening === 'new' ? messages.notOpenYet : messages.closed;
  throw new Refusal(400, [said, row.closed_sentence].filter(Boolean).join(' '));
}
