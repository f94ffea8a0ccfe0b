import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { AccountPage } from '../parts/layout/AccountPage.tsx';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { messages } from './messages.ts';
import { orderStates, type OrderList } from './orders-data.ts';
import { OrdersList } from './OrdersList.tsx';

/** The customer's orders by their state, which links choose. */
export function PlainOrders({ data }: { data: OrderList }) {
  return (
    <AccountPage title={titles.orders}>
      <nav aria-label={messages.states}>
        {orderStates.map((value) => (
          <ButtonLink
            key={value}
            href={`/orders?state=${value}`}
            variant={value === data.state ? 'soft' : 'quiet'}
            aria-current={value === data.state ? 'page' : undefined}
          >
            {messages.state[value]}
          </ButtonLink>
        ))}
      </nav>
      <OrdersList list={data} />
    </AccountPage>
  );
}
