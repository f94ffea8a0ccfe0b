import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import type { PageProps } from '@kashi/shared/kit/define';
import { ButtonLink } from '@kashi/shared/ui/actions/ButtonLink';
import { Empty } from '@kashi/shared/ui/notice/Empty';
import { Pagination } from '@kashi/shared/ui/navigation/Pagination';
import { Panel } from '@kashi/shared/ui/layout/Panel';
import { Segmented } from '@kashi/shared/ui/form/choice/Segmented';
import { useNavigate } from 'react-router-dom';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { AccountPage } from '../parts/layout/AccountPage.tsx';
import { pageCount, pageHref } from '../parts/layout/list-pages.ts';
import { messages } from './messages.ts';
import { orderStates, type OrderList } from './orders-data.ts';
import { OrdersTable } from './OrdersTable.tsx';

/** The customer's orders by their state (§2): delivered, in progress, cancelled. */
export function OrdersPage({ data }: PageProps<OrderList>) {
  const navigate = useNavigate();
  const { state, page, totalCount, orders } = data;
  const address = `/orders?state=${state}`;

  return (
    <AccountPage title={titles.orders}>
      <Segmented
        name="state"
        legend={messages.states}
        options={orderStates.map((value) => ({ value, label: messages.state[value] }))}
        value={state}
        onChange={(chosen) => void navigate(`/orders?state=${chosen}`)}
      />
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
        hrefOf={(wanted) => pageHref(address, wanted)}
      />
    </AccountPage>
  );
}
