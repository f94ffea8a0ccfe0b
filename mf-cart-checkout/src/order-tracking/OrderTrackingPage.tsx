import { useEffect, useState, type ReactNode } from 'react';
import type { PageProps } from '@kashi/kit/define';
import type { Order } from '@kashi/contracts/order';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { Columns } from '@kashi/ui/layout/Columns';
import { Panel } from '@kashi/ui/layout/Panel';
import { Notice } from '@kashi/ui/notice/Notice';
import { Stack } from '@kashi/ui/layout/Stack';
import { forgetPaidCart } from '../parts/live-cart/cart-reading.ts';
import { endPayment } from '../parts/checkout/payment-under-way.ts';
import { BuyAgain } from './BuyAgain.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { DeliveryPanel } from './DeliveryPanel.tsx';
import { bankCodes } from './receipt/bank-facts.tsx';
import { messages } from './messages.ts';
import type { OrderTrackingData } from './order-tracking-data.ts';
import { OrderHead } from './progress/OrderHead.tsx';
import { OrderItems } from './receipt/OrderItems.tsx';
import { OrderSum } from './receipt/OrderSum.tsx';
import { Seller } from './receipt/Seller.tsx';
import { RefundsPanel } from './RefundsPanel.tsx';
import { OrderReturns } from './returns/OrderReturns.tsx';
import styles from './OrderTrackingPage.module.css';

interface OrderTrackingPageProps extends PageProps<OrderTrackingData> {
  /** The form of a return for a browser without code. */
  plainReturn?: { form: ReactNode; isOpen: boolean };
}

export function OrderTrackingPage({ data, params, plainReturn }: OrderTrackingPageProps) {
  const shell = useShellApi();
  const [changed, setChanged] = useState({ data, order: data.order });
  const { isFresh, seller } = data;
  // What a press has answered is true of the order it was pressed in, until that order is read again.
  const { order } = changed.data === data ? changed : data;
  const change = (order: Order) => setChanged({ data, order });
  const [code] = bankCodes(order);
  const hash = params['hashOrderId'] ?? '';

  useEffect(() => {
    if (!isFresh) return;
    endPayment();
    forgetPaidCart(shell).catch(() => {
      // Silence is right: the next reading of the cart removes the hash of a cart that is gone.
    });
  }, [shell, isFresh]);

  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.crumbs}>
        <Breadcrumb
          crumbs={[
            { title: messages.shop, href: '/' },
            { title: messages.orders, href: '/orders' },
            { title: messages.title },
          ]}
        />
      </div>
      <Stack key={hash} gap={5}>
        {isFresh && order === data.order && (
          <Notice variant="success" role="status">
            <p>{messages.paid}</p>
            {code && <p>{messages.receipt(code.name, code.code)}</p>}
          </Notice>
        )}
        {seller && <Seller shop={seller} />}
        <OrderHead order={order} />
        <Columns narrow="end">
          <Stack gap={5}>
            <OrderItems items={order.OrderDetails} />
            <DeliveryPanel order={order} />
          </Stack>
          <Stack gap={5}>
            <OrderSum order={order} />
            <RefundsPanel refunds={order.Refunds ?? []} />
            <OrderReturns hash={hash} order={order} plainForm={plainReturn} onChanged={change} />
            <div className={styles.again}>
              <Panel>
                <BuyAgain hash={hash} />
              </Panel>
            </div>
            {order.CanCancel && (
              <div className={styles.cancel}>
                <Panel>
                  <CancelOrder hash={hash} onChanged={change} />
                </Panel>
              </div>
            )}
          </Stack>
        </Columns>
      </Stack>
    </div>
  );
}
