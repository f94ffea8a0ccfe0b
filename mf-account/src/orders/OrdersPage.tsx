import type { PageProps } from '@kashi/kit/define';
import { Segmented } from '@kashi/ui/form/choice/Segmented';
import { useNavigate } from 'react-router-dom';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { AccountPage } from '../parts/layout/AccountPage.tsx';
import { messages } from './messages.ts';
import { orderStates, type OrderList } from './orders-data.ts';
import { OrdersList } from './OrdersList.tsx';

/** The customer's orders by their state (§2): delivered, in progress, cancelled. */
export function OrdersPage({ data }: PageProps<OrderList>) {
  const navigate = useNavigate();

  return (
    <AccountPage title={titles.orders}>
      <Segmented
        name="state"
        legend={messages.states}
        options={orderStates.map((value) => ({ value, label: messages.state[value] }))}
        value={data.state}
        onChange={(chosen) => void navigate(`/orders?state=${chosen}`)}
      />
      <OrdersList list={data} />
    </AccountPage>
  );
}
