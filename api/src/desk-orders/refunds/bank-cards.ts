import type { Role } from '@kashi/contracts/desk/desk-call';
import { deskRefundCalls, type Refund } from '@kashi/contracts/desk/refunds';
import type { Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/** The refunds; a member who may pay those that are owed learns the cards that their customers have saved. */
export async function withBankCards(
  db: Kysely<Tables>,
  { roles }: { roles: readonly Role[] },
  refunds: readonly Refund[],
): Promise<Refund[]> {
  const { access } = deskRefundCalls['POST /v1/desk/refunds/pay'];
  const owed = refunds.filter(({ state }) => state === 'owed');
  if (owed.length === 0 || !access.some((role) => roles.includes(role))) return [...refunds];
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'bank_card_no'])
    .where(
      'id',
      'in',
      owed.map(({ customerId }) => customerId),
    )
    .where('bank_card_no', '<>', '')
    .execute();
  const cards = new Map(rows.map(({ id, bank_card_no }) => [id, bank_card_no]));
  return refunds.map((refund) => {
    const bankCardNo = refund.state === 'owed' ? cards.get(refund.customerId) : undefined;
    return bankCardNo === undefined ? refund : { ...refund, bankCardNo };
  });
}
