import { beginningOfNobody } from '@kashi/contracts/desk/closed-accounts';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { messages } from '../messages.ts';

/**
 * Removes the person from every row. Records that have to be kept become anonymous: orders, payments and the wallet's ledger for
 * accounting, and published opinions. Everything else about the person is deleted.
 */
export async function forgetPerson(
  tx: Transaction<Tables>,
  customer: { id: number; mobile: string },
): Promise<void> {
  await forgetWords(tx, customer);
  await forgetAccount(tx, customer);
  await forgetBelongings(tx, customer.id);
  await forgetPurchases(tx, customer.id);
  await forgetVoice(tx, customer.id);
}

/** Blanks what the log of changes quotes of the person, or says about them. It finds them by rows that are forgotten afterwards. */
async function forgetWords(
  tx: Transaction<Tables>,
  { id, mobile }: { id: number; mobile: string },
): Promise<void> {
  await sql`
    update desk_changes set before = without_words(subject, before), after = without_words(subject, after)
    where subject = 'order' and subject_id in (select id::text from orders where customer_id = ${id})
      or subject = 'refund' and subject_id in (select id::text from order_refunds where customer_id = ${id})
      or subject = 'correction' and subject_id in (select id::text from wallet_corrections where customer_id = ${id})
      or subject = 'transfer' and subject_id in (select id::text from card_transfers where customer_id = ${id})
      or subject = 'customer' and subject_id = ${String(id)}
      or subject = 'message' and subject_id in (select id::text from contact_messages where mobile = ${mobile})
      or subject in ('review', 'question') and before->>'customerId' = ${String(id)}`.execute(tx);
}

async function forgetAccount(
  tx: Transaction<Tables>,
  { id, mobile }: { id: number; mobile: string },
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({
      mobile: numberOfNobody(id),
      // No password has this hash.
      password_hash: '',
      first_name: '',
      last_name: '',
      national_code: '',
      bank_card_no: '',
      email: '',
      gender: null,
      is_email_subscriber: false,
      is_sms_subscriber: false,
      blocked_at: null,
      blocked_reason: '',
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('texts').where('customer_id', '=', id).execute();
  await tx.deleteFrom('sessions').where('customer_id', '=', id).execute();
  await tx.deleteFrom('confirmations').where('mobile', '=', mobile).execute();
  await tx.deleteFrom('try_counters').where('key', 'like', `%:number:${mobile}`).execute();
  await tx.deleteFrom('contact_messages').where('mobile', '=', mobile).execute();
}

/** A placeholder number: unique, and of the right length. */
function numberOfNobody(customerId: number): string {
  return `${beginningOfNobody}${String(customerId).padStart(9, '0')}`;
}

async function forgetBelongings(tx: Transaction<Tables>, customerId: number): Promise<void> {
  await tx.deleteFrom('addresses').where('customer_id', '=', customerId).execute();
  await tx.deleteFrom('wishes').where('customer_id', '=', customerId).execute();
  await tx.deleteFrom('alerts').where('customer_id', '=', customerId).execute();
  // A cart that was paid for stays, because the payment's row refers to it.
  await tx
    .deleteFrom('carts')
    .where('customer_id', '=', customerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_attempts')
            .select('payment_attempts.id')
            .whereRef('payment_attempts.cart_id', '=', 'carts.id'),
        ),
      ),
    )
    .execute();
  await tx
    .updateTable('carts')
    .set({ gift_note: '' })
    .where('customer_id', '=', customerId)
    .execute();
}

async function forgetPurchases(tx: Transaction<Tables>, customerId: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      delivery_address: '',
      transferee_name: '',
      transferee_mobile: '',
      torob_clid: null,
      tracking_code: null,
      rejection_reason: null,
      gift_note: '',
    })
    .where('customer_id', '=', customerId)
    .execute();
  await sql`
    update payment_attempts set masked_pan = null, torob_clid = null,
      snapshot = jsonb_set(jsonb_set(jsonb_set(snapshot, '{delivery,address}', '""'), '{delivery,transfereeMobile}', '""'),
        '{delivery,transfereeName}', '""') - 'giftNote'
    where customer_id = ${customerId}`.execute(tx);
  // What a bank has left unclear until now would buy for nobody, and what it gives back at last would be told to nobody.
  await tx
    .updateTable('payment_attempts')
    .set({ next_try_at: null })
    .where('customer_id', '=', customerId)
    .where('state', 'in', ['verifying', 'reversing', 'failed'])
    .execute();
  await tx
    .updateTable('card_transfers')
    .set({ card_last_no: '', comment: '', refusal_reason: '' })
    .where('customer_id', '=', customerId)
    .execute();
  await tx
    .updateTable('order_refunds')
    .set({ reason: '', tracking_no: null })
    .where('customer_id', '=', customerId)
    .execute();
  await tx
    .updateTable('order_returns')
    .set({ comment: '', instruction: '', refusal_reason: '' })
    .where('customer_id', '=', customerId)
    .execute();
  await tx.deleteFrom('return_pictures').where('customer_id', '=', customerId).execute();
  await tx
    .updateTable('wallet_corrections')
    .set({ reason: '' })
    .where('customer_id', '=', customerId)
    .execute();
}

/** Published opinions lose their author and their photos; unpublished ones are deleted, and so is what the customer found helpful. */
async function forgetVoice(tx: Transaction<Tables>, customerId: number): Promise<void> {
  await tx.deleteFrom('helpful_votes').where('customer_id', '=', customerId).execute();
  await tx.deleteFrom('review_pictures').where('customer_id', '=', customerId).execute();
  for (const table of ['reviews', 'questions'] as const) {
    await tx
      .deleteFrom(table)
      .where('customer_id', '=', customerId)
      .where('confirmed_at', 'is', null)
      .execute();
    await tx
      .updateTable(table)
      .set({ customer_id: null, customer_name: messages.formerCustomer })
      .where('customer_id', '=', customerId)
      .execute();
  }
}
