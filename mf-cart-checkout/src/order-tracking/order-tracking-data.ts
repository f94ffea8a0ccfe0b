import { Problem } from '@kashi/contracts/asking/problem';
import type { Ask } from '@kashi/contracts/asking/ask';
import type { Contents } from '@kashi/contracts/home';
import type { Order } from '@kashi/contracts/order';
import { found, notFound, type PageResult } from '@kashi/kit/define';
import { paymentBegunAt } from '../parts/checkout/payment-under-way.ts';
import { readShop } from '../parts/checkout/shop-data.ts';

export interface OrderTrackingData {
  order: Order;
  /** Whether this tab has just paid for the order. */
  isFresh: boolean;
  /** The shop's facts for the printed order; null where it has none, or they cannot be read. */
  seller: Contents['BaseInfos'];
}

type Found = PageResult<OrderTrackingData>;

/** Reads an order for its page. An order of another customer is not found, like one that does not exist (R1). */
export async function readOrderPage(ask: Ask, HashOrderId: string): Promise<Found> {
  const [order, seller] = await Promise.all([readOrder(ask, HashOrderId), readSeller(ask)]);
  if (!order) return notFound;
  const begunAt = paymentBegunAt();
  // An older order may be opened in a tab that did not reach the bank. Both times are the server's, in ISO 8601, which sorts as text.
  const isFresh = begunAt !== null && begunAt <= order.OrderRegDateTime;
  return found({ order, seller, isFresh });
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

/** The shop's own facts. An order is shown without them too: they are for paper alone. */
export async function readSeller(ask: Ask): Promise<Contents['BaseInfos']> {
  try {
    return await readShop(ask);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Cancels one of the customer's orders and answers it. Throws a `Problem` of the kind `refused` where it is too late. */
export async function cancelOrder(ask: Ask, HashOrderId: string): Promise<Order> {
  const { value: order } = await ask('POST /v1/Orders/Orders/Cancel', { HashOrderId });
  return order;
}
