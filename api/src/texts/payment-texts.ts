import { randomInt } from 'node:crypto';
import { renderedText } from '@kashi/contracts/desk/texts/rendered-text';
import type { Transaction } from 'kysely';
import { fullNameOf } from '../identity/sessions/full-name.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';
import { readTextSettings } from './text-settings.ts';

interface GivenBack {
  customerId: number;
  refundToman: number;
  way: 'wallet' | 'card';
  at: Date;
}

/**
 * Queues the text about money that bought nothing, in the transaction that notes where it goes. Nothing is queued where the owner has
 * switched it off. It is kept under the kinds of refunds: an API of before, which an owner may go back to, knows no other.
 */
export async function queuePaymentText(
  tx: Transaction<Tables>,
  { customerId, refundToman, way, at }: GivenBack,
): Promise<void> {
  const { isOn, template } = (await readTextSettings(tx)).kinds.refundOfPayment;
  if (!isOn) return;
  const customer = await tx
    .selectFrom('customers')
    .select(['mobile', 'first_name', 'last_name'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const settings = await tx.selectFrom('shop_settings').select('shop_name').executeTakeFirst();
  const body = renderedText(template, {
    name: fullNameOf(customer) || messages.customer,
    refund: messages.toman(refundToman),
    way: messages.ways[way],
    shop: settings?.shop_name ?? null,
  });
  await tx
    .insertInto('texts')
    .values({
      send_id: randomInt(2 ** 47),
      kind: way === 'wallet' ? 'refundToWallet' : 'refundByBank',
      customer_id: customerId,
      mobile: customer.mobile,
      body,
      made_at: at,
      next_try_at: at,
    })
    .execute();
}
