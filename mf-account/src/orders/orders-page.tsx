import { definePage, found } from '@kashi/shared/kit/define';
import { lastPageInstead, pageAsked } from '../parts/layout/list-pages.ts';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { AccountSkeleton } from '../parts/layout/AccountSkeleton.tsx';
import { firstState, orderStates, readOrders, type OrderList } from './orders-data.ts';
import { OrdersPage } from './OrdersPage.tsx';

export const page = definePage<OrderList>({
  async load({ url, ask, signal }) {
    const asked = url.searchParams.get('state');
    const state = orderStates.find((known) => known === asked) ?? firstState;
    const list = await readOrders(ask, state, pageAsked(url), signal);
    return lastPageInstead(url, list.orders.length, list.totalCount) ?? found(list);
  },
  head: () => ({ title: titles.orders, robots: 'noindex' }),
  Component: OrdersPage,
});

export const Waiting = () => <AccountSkeleton title={titles.orders} />;
