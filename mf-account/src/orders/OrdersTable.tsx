import type { OrderRow } from '@kashi/contracts/order';
import { orderStatus } from '@kashi/contracts/order-status';
import { jalaliDate } from '@kashi/format/jalali';
import { Badge } from '@kashi/ui/text/Badge';
import { Row } from '@kashi/ui/layout/Row';
import { Table, type Column } from '@kashi/ui/text/Table';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { Toman } from '@kashi/ui/goods/Toman';
import { BuyAgainForm } from './BuyAgainForm.tsx';
import { messages } from './messages.ts';
import { OrderGoods } from './OrderGoods.tsx';

const number: Column<OrderRow> = {
  heading: messages.id,
  kind: 'title',
  cell: ({ Id }) => messages.number(Id),
};

/** For servers that say what the orders of the list hold. */
const goods: Column<OrderRow> = {
  heading: messages.goods,
  kind: 'wide',
  cell: (order) => <OrderGoods {...order} />,
};

const facts: Column<OrderRow>[] = [
  { heading: messages.date, cell: ({ RegDateTime }) => jalaliDate(RegDateTime) },
  { heading: messages.total, kind: 'numeric', cell: ({ Total }) => <Toman amount={Total} /> },
];

/** For servers that say what became of the orders of the list. */
const state: Column<OrderRow> = {
  heading: messages.status,
  kind: 'status',
  cell: (order) => <Badge variant={lookOf(order)}>{statusWord(order)}</Badge>,
};

/** For servers that say which page follows an order of the list. */
const details: Column<OrderRow> = {
  heading: messages.details,
  kind: 'actions',
  cell: ({ Id, HashOrderId = '' }) => (
    <Row align="between">
      <TextLink
        href={`/orderTracking/${HashOrderId}`}
        aria-label={messages.followOrder(Id)}
        forward
      >
        {messages.follow}
      </TextLink>
      <BuyAgainForm id={Id} hash={HashOrderId} />
    </Row>
  ),
};

export function OrdersTable({ orders }: { orders: readonly OrderRow[] }) {
  const columns = [
    number,
    ...(orders.some(({ Goods }) => Goods) ? [goods] : []),
    ...facts,
    ...(orders.some(({ LastOrderStatusTypeId }) => LastOrderStatusTypeId) ? [state] : []),
    ...(orders.some(({ HashOrderId }) => HashOrderId) ? [details] : []),
  ];
  return <Table caption={messages.table} columns={columns} rows={orders} keyOf={({ Id }) => Id} />;
}

function statusWord({
  LastOrderStatusTypeId: status = 0,
  IsCancelled,
  IsPickup,
}: OrderRow): string {
  if (IsCancelled) return messages.cancelled;
  if (IsPickup && status === orderStatus.handedToCourier) return messages.ready;
  return messages.statuses[status] ?? '';
}

function lookOf({ LastOrderStatusTypeId: status }: OrderRow) {
  if (status === orderStatus.rejected) return 'danger';
  if (status === orderStatus.delivered) return 'success';
  return status === orderStatus.registered ? 'waiting' : 'info';
}
