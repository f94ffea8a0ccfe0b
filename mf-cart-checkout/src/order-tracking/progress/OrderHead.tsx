import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconHomeCheck from '@tabler/icons-react/dist/esm/icons/IconHomeCheck.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { useRef, type ReactNode } from 'react';
import type { Order } from '@kashi/contracts/order';
import { orderStatus } from '@kashi/contracts/order-status';
import { useKeptFocus } from '@kashi/kit/use-kept-focus';
import { jalaliDateTime, jalaliDayAndMonth } from '@kashi/format/jalali';
import { Badge } from '@kashi/ui/text/Badge';
import { Button } from '@kashi/ui/actions/Button';
import { Notice } from '@kashi/ui/notice/Notice';
import { Panel } from '@kashi/ui/layout/Panel';
import { Stack } from '@kashi/ui/layout/Stack';
import { Steps } from '@kashi/ui/navigation/Steps';
import { messages } from '../messages.ts';
import {
  currentStep,
  expectedTime,
  lastLitStep,
  progressSteps,
  stateSentence,
  type StepName,
} from './order-progress.ts';
import styles from './OrderHead.module.css';

const icons: Record<StepName, ReactNode> = {
  registered: <IconReceipt data-mirror />,
  approved: <IconCircleCheck />,
  handedToCourier: <IconTruckDelivery data-mirror />,
  readyForPickup: <IconClock />,
  delivered: <IconHomeCheck />,
};

/** The order's number and date, and its progress. */
export function OrderHead({ order }: { order: Order }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that cancels an order goes with its order's state.
  useKeptFocus(title, order.LastOrderStatusTypeId);
  const isRejected = order.LastOrderStatusTypeId === orderStatus.rejected;
  const expected = expectedTime(order);

  return (
    <Panel>
      <Stack gap={6}>
        <header className={styles.head}>
          <div>
            <h1 ref={title} tabIndex={-1}>
              {messages.order(order.InvoiceNo)}
            </h1>
            <p className={styles.date}>
              {messages.registered(jalaliDateTime(order.OrderRegDateTime))}
            </p>
          </div>
          <div className={styles.aside}>
            <StatusBadge order={order} />
            <span className={styles.print}>
              <Button variant="quiet" size="small" onClick={() => print()}>
                <IconPrinter aria-hidden="true" />
                {messages.print}
              </Button>
            </span>
          </div>
        </header>
        {isRejected ? (
          <Notice variant={order.IsCancelled ? 'info' : 'danger'}>
            <p>{stateSentence(order)}</p>
            {order.RejectionReason && <p>{messages.because(order.RejectionReason)}</p>}
          </Notice>
        ) : (
          <>
            <Steps
              label={messages.progress}
              steps={progressSteps(order).map(({ name, status }) => ({
                title: messages.steps[name],
                icon: icons[name],
                date: dateOf(order, status),
              }))}
              current={currentStep(order)}
            />
            <p className={styles.state}>{stateSentence(order)}</p>
          </>
        )}
        {expected && <Notice>{messages.expected(expected)}</Notice>}
      </Stack>
    </Panel>
  );
}

function StatusBadge({ order }: { order: Order }) {
  const status = order.LastOrderStatusTypeId;
  if (order.IsCancelled) return <Badge variant="danger">{messages.cancelled}</Badge>;
  if (status === orderStatus.rejected) return <Badge variant="danger">{messages.rejected}</Badge>;
  const step = lastLitStep(order);
  if (!step) return null;
  return (
    <Badge variant={step.name === 'delivered' ? 'success' : 'info'}>
      {icons[step.name]}
      {messages.steps[step.name]}
    </Badge>
  );
}

/** The day on which the order reached a status; undefined where it has not. */
function dateOf({ StatusDates }: Order, status: number): string | undefined {
  const reached = StatusDates?.find(({ OrderStatusTypeId }) => OrderStatusTypeId === status);
  return reached && jalaliDayAndMonth(reached.DateTime);
}
