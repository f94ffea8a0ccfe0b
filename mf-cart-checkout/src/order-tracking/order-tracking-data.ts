import { Problem } from '@kashi/shared/api/problem';
import type { Ask } from '@kashi/shared/api/ask';
import type { Order } from '@kashi/shared/contracts/order';
import { found, notFound, type PageResult } from '@kashi/shared/kit/define';
import { isPaymentUnderWay } from '../parts/checkout/payment-under-way.ts';

export interface OrderTrackingData {
  order: Order;
  /** Whether this tab has just paid for the order. */
  isFresh: boolean;
}

type Found = PageResult<OrderTrackingData>;

/** Reads an order for its page. An order of another customer is not found, like one that does not exist (R1). */
export async function readOrderPage(ask: Ask, HashOrderId: string): Promise<Found> {
  const order = await readOrder(ask, HashOrderId);
  return order ? found({ order, isFresh: isPaymentUnderWay() }) : notFound;
}

/** One of the customer's orders; null for none. Throws a `Problem`. */
export async function readOrder(ask: Ask, HashOrderId: string): Promise<Order | null> {
  try {
    const { value: order } = await ask('GET /v1/Orders/Orders/Read', { HashOrderId });
    return order;
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}

/** Cancels one of the customer's orders and answers it. Throws a `Problem` of the kind `refused` where it is too late. */
export async function cancelOrder(ask: Ask, HashOrderId: string): Promise<Order> {
  const { value: order } = await ask('POST /v1/Orders/Orders/Cancel', { HashOrderId });
  return order;
}
