import { useState } from 'react';
import type { Order } from '@kashi/contracts/order';
import type { OrderReturn } from '@kashi/contracts/returns/order-return';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { anOrder } from '../../parts/checkout/checkout-fixtures.ts';
import { OrderReturns } from './OrderReturns.tsx';

/** A delivered order of which two pieces can be returned until 26 Dey. */
export function delivered(facts: Partial<Order> = {}): Order {
  const [detail] = anOrder().OrderDetails;
  return anOrder({
    LastOrderStatusTypeId: 5,
    OrderDetails: detail ? [{ ...detail, ProductSaleParamId: 31, ReturnablePieces: 2 }] : [],
    ReturnableUntil: '2026-01-16T20:29:59.999Z',
    ...facts,
  });
}

export function aReturn(facts: Partial<OrderReturn> = {}): OrderReturn {
  return {
    Id: 4,
    State: 'asked',
    AskedDateTime: '2026-01-10T08:00:00Z',
    StateDateTime: '2026-01-10T08:00:00Z',
    Reason: 'broken',
    Text: '',
    Details: [{ ProductName: 'چای احمد', ProductSaleParamName: 'سبز', Quantity: 1 }],
    CountOfPictures: 0,
    Instruction: '',
    RefusalReason: '',
    ...facts,
  };
}

function Page({ first }: { first: Order }) {
  const [order, setOrder] = useState(first);
  return <OrderReturns order={order} hash="abc" onChanged={setOrder} />;
}

/** Shows what was and can be returned of an order, which follows each change. */
export const show = (order: Order, answers: Answers = {}) =>
  renderInShop(<Page first={order} />, answers, { customer: 'نگار رضایی' });
