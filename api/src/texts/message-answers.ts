import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

interface Answer {
  messageId: number;
  way: 'sms' | 'email';
  /** The number or the address that the sender has left. */
  to: string;
  answer: string;
  at: Date;
}

/** Queues the answer to a message of the contact page, with the shop's name below, in the transaction that notes the answer. */
export async function queueAnswer(
  tx: Transaction<Tables>,
  { messageId, way, to, answer, at }: Answer,
): Promise<void> {
  const settings = await tx.selectFrom('shop_settings').select('shop_name').executeTakeFirst();
  await tx
    .insertInto('texts')
    .values({
      send_id: randomInt(2 ** 47),
      kind: way === 'sms' ? 'answer' : 'mailed-answer',
      message_id: messageId,
      mobile: to,
      body: [answer, settings?.shop_name].filter(Boolean).join('\n'),
      made_at: at,
      next_try_at: at,
    })
    .execute();
}
