import type { Ask } from '@kashi/contracts/asking/ask';
import type { OrderRow } from '@kashi/contracts/order';
import { found, type PageContext, type PageResult } from '@kashi/kit/define';
import { lastPageInstead, pageAsked } from '../parts/layout/list-pages.ts';

/** `ordersListStateFilter` (R9): 1 delivered, 2 in progress, 3 cancelled. */
export const orderStates = ['1', '2', '3'] as const;
export type OrderState = (typeof orderStates)[number];

/** The state that is shown before the customer has chosen one: most look for an order on its way. */
const firstState: OrderState = '2';

export interface OrderList {
  state: OrderState;
  /** One-based. */
  page: number;
  totalCount: number;
  orders: OrderRow[];
}

/** Reads the list that an address names: a state, and a page of its orders. */
export async function readOrdersPage({
  url,
  ask,
  signal,
}: Pick<PageContext, 'url' | 'ask' | 'signal'>): Promise<PageResult<OrderList>> {
  const asked = url.searchParams.get('state');
  const state = orderStates.find((known) => known === asked) ?? firstState;
  const list = await readOrders(ask, state, pageAsked(url), signal);
  return lastPageInstead(url, list.orders.length, list.totalCount) ?? found(list);
}

export async function readOrders(
  ask: Ask,
  state: OrderState,
  page: number,
  signal: AbortSignal,
): Promise<OrderList> {
  const input = { ordersListStateFilter: Number(state), Page: page - 1 };
  const { value } = await ask('GET /v1/Orders/OrdersList/Read', input, { signal });
  // A call with a page is answered with a page. Only a call without one is answered with the bare list.
  if (Array.isArray(value)) return { state, page: 1, totalCount: value.length, orders: value };
  return { state, page, totalCount: value.TotalCount, orders: value.Orders };
}
