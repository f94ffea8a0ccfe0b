import type { DeskOrder } from '@kashi/contracts/desk/orders';
import { gateways } from '@kashi/contracts/gateways';
import { jalaliDateTime } from '@kashi/format/jalali';
import { toPersianDigits } from '@kashi/format/persian';
import { Alert, Card, CardContent, Link, Typography } from '@mui/material';
import { useParams } from 'react-router-dom';
import { CustomerLink } from '../parts/customer/CustomerLink.tsx';
import { Facts } from '../parts/screen/Facts.tsx';
import { UnreadScreen } from '../parts/screen/UnreadScreen.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { useReading } from '../parts/state/reading.ts';
import { OrderRefunds } from '../refunds/OrderRefunds.tsx';
import { OrderReturns } from '../returns/OrderReturns.tsx';
import { LostPaymentNotice } from './LostPaymentNotice.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderPrints } from './OrderPrints.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { StateChip } from './StateChip.tsx';
import { TrackingCode, isOnItsWay } from './TrackingCode.tsx';
import { messages } from './messages.ts';
import { stateWord } from './state-word.ts';
import styles from './OrderPage.module.css';

/** One order: where it goes, what is in it, and the next step. */
export function OrderPage() {
  const id = Number(useParams()['id']);
  const order = useReading('GET /v1/desk/orders/one', { id });

  if (!order.data)
    return (
      <UnreadScreen title={messages.orderTitle(toPersianDigits(String(id)))} reading={order} />
    );
  return (
    <>
      <ScreenHead title={messages.orderTitle(toPersianDigits(String(id)))}>
        <OrderPrints order={order.data} />
      </ScreenHead>
      <div className={styles['columns']}>
        <div>
          {order.data.giftNote && (
            <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
              {messages.giftHint}
            </Alert>
          )}
          <LostPaymentNotice order={order.data} />
          <OrderSteps order={order.data} onRefused={() => void order.refetch()} />
          <OrderLines order={order.data} />
          <OrderReturns returns={order.data.returns} />
          <OrderRefunds order={order.data} onRefused={() => order.refetch()} />
        </div>
        <Customer order={order.data} onRefused={() => void order.refetch()} />
      </div>
    </>
  );
}

function Customer({ order, onRefused }: { order: DeskOrder; onRefused(): void }) {
  return (
    <Card component="aside">
      <CardContent>
        <Typography variant="h6" component="h2">
          {messages.recipient}
        </Typography>
        <Facts
          facts={[
            [messages.state, <StateChip key="state" order={order} />],
            [
              messages.customer,
              <CustomerLink
                key="customer"
                id={order.customerId}
                name={order.customerName}
                mobile={order.mobile}
              />,
            ],
            [messages.mobile, <Phone key="mobile" number={order.mobile} />],
            [messages.recipientName, order.transfereeName],
            [messages.recipientMobile, <Phone key="to" number={order.transfereeMobile} />],
            [messages.address, toPersianDigits(order.deliveryAddress)],
            [messages.carrier, order.carrierName],
            [
              messages.trackingCode,
              order.trackingCode !== null || isOnItsWay(order) ? (
                <TrackingCode key="code" order={order} onRefused={onRefused} />
              ) : null,
            ],
            [messages.gateway, order.gateway && gateways[order.gateway].title],
            [messages.bankReference, order.bankReference],
            [messages.rejectionReason, order.rejectionReason],
            [messages.giftNote, order.giftNote],
          ]}
        />
        <Typography variant="h6" component="h2" sx={{ marginBlockStart: 2 }}>
          {messages.history}
        </Typography>
        <Facts
          facts={order.history.map(({ state, at }) => [
            stateWord({ state, isPickup: order.isPickup }),
            jalaliDateTime(at),
          ])}
        />
      </CardContent>
    </Card>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <Link href={`tel:${number}`} dir="ltr">
      {toPersianDigits(number)}
    </Link>
  );
}
