import { randomUUID } from 'node:crypto';
import type { deskReturnCalls } from '@kashi/contracts/desk/returns';
import type * as z from 'zod/mini';
import { twoDeliveredPieces } from '../../orders/returns/return-fixtures.ts';
import type { Store } from '../../store/store.ts';

type RefundWish = z.input<(typeof deskReturnCalls)['POST /v1/desk/returns/refund']['input']>;
type Member = { cookie: string };

/** A desk at which a customer has asked to return one of two pieces, and what its clerk does with the request. */
export async function aReturn(store?: Store) {
  const sold = await twoDeliveredPieces(store);
  await sold.askToReturn();
  const { desk, clerk, buyer } = sold;
  const step = { id: 1 };
  return {
    ...sold,
    accept: (member: Member = clerk, key: string = randomUUID()) =>
      desk.ask(
        'POST /v1/desk/returns/accept',
        { ...step, instruction: 'با پست پیشتاز بفرستید.', key },
        member,
      ),
    refuse: (member: Member = clerk, reason = 'کالا استفاده شده است.') =>
      desk.ask('POST /v1/desk/returns/refuse', { ...step, reason, key: randomUUID() }, member),
    receive: (member: Member = clerk) =>
      desk.ask('POST /v1/desk/returns/receive', { ...step, key: randomUUID() }, member),
    refund: (wish: Partial<RefundWish> = {}, member: Member = clerk) =>
      desk.ask(
        'POST /v1/desk/returns/refund',
        {
          ...step,
          lines: [{ saleParamId: buyer.saleParamId, quantity: 1, isRestocked: true }],
          amountToman: 110_000,
          way: 'wallet',
          reason: 'مرجوعی',
          seen: 0,
          key: randomUUID(),
          ...wish,
        },
        member,
      ),
  };
}
