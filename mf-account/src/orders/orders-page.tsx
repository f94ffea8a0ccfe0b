import { definePage } from '@kashi/kit/define';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { AccountSkeleton } from '../parts/layout/AccountSkeleton.tsx';
import { readOrdersPage, type OrderList } from './orders-data.ts';
import { OrdersPage } from './OrdersPage.tsx';

export const page = definePage<OrderList>({
  load: readOrdersPage,
  head: () => ({ title: titles.orders, robots: 'noindex' }),
  Component: OrdersPage,
});

export const Waiting = () => <AccountSkeleton title={titles.orders} isPlain />;
