import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import { ButtonLink } from '@kashi/shared/ui/actions/ButtonLink';
import { Empty } from '@kashi/shared/ui/notice/Empty';
import { Pagination } from '@kashi/shared/ui/navigation/Pagination';
import { Panel } from '@kashi/shared/ui/layout/Panel';
import { AccountPage } from '../parts/layout/AccountPage.tsx';
import { pageCount, pageHref } from '../parts/layout/list-pages.ts';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { messages } from './messages.ts';
import { orderStates, type OrderList } from './orders-data.ts';
import { OrdersTable } from './OrdersTable.tsx';

/** The customer's orders by their state, which links choose. */
export function PlainOrders({ data: { state, page, totalCount, orders } }: { data: OrderList }) {
  return (
    <AccountPage title={titles.orders}>
      <nav aria-label={messages.states}>
        {orderStates.map((value) => (
          <ButtonLink
            key={value}
            href={`/orders?state=${value}`}
            variant={value === state ? 'soft' : 'quiet'}
            aria-current={value === state ? 'page' : undefined}
          >
            {messages.state[value]}
          </ButtonLink>
        ))}
      </nav>
      {orders.length === 0 ? (
        <Empty icon={<IconPackage />} title={messages.empty} text={messages.emptyHint[state]}>
          <ButtonLink href="/filter" variant="secondary">
            {messages.browse}
          </ButtonLink>
        </Empty>
      ) : (
        <Panel>
          <OrdersTable orders={orders} />
        </Panel>
      )}
      <Pagination
        page={page}
        pageCount={pageCount(totalCount)}
        hrefOf={(wanted) => pageHref(`/orders?state=${state}`, wanted)}
      />
    </AccountPage>
  );
}
