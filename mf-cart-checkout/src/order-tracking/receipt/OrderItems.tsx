import type { Order } from '@kashi/contracts/order';
import { persianNumber } from '@kashi/format/persian';
import { productLink } from '@kashi/contracts/text/slug';
import { Panel } from '@kashi/ui/layout/Panel';
import { ShopLink } from '@kashi/ui/actions/ShopLink';
import { Table, type Column } from '@kashi/ui/text/Table';
import { lineName } from '../../parts/line-name.ts';
import { messages as allMessages } from '../messages.ts';
import styles from './OrderItems.module.css';

const messages = allMessages.items;

type Item = Order['OrderDetails'][number];

const totalOf = ({ Price, Quantity }: Item) => Price * Quantity;

const columns: Column<Item>[] = [
  { heading: messages.row, cell: (_, index) => persianNumber(index + 1), kind: 'index' },
  {
    heading: messages.name,
    cell: (item) =>
      item.ProductId ? (
        <ShopLink href={productLink(item.ProductId, item.ProductName)}>{lineName(item)}</ShopLink>
      ) : (
        lineName(item)
      ),
    kind: 'title',
  },
  { heading: messages.unit, cell: ({ ProductUnit }) => ProductUnit },
  { heading: messages.quantity, cell: ({ Quantity }) => persianNumber(Quantity) },
  { heading: messages.price, cell: ({ Price }) => persianNumber(Price), kind: 'numeric' },
  { heading: messages.total, cell: (item) => persianNumber(totalOf(item)), kind: 'numeric' },
  {
    heading: messages.discount,
    cell: (item) => persianNumber(totalOf(item) - item.FinalPriceSum),
    kind: 'numeric',
  },
  {
    heading: messages.final,
    cell: ({ FinalPriceSum }) => <strong>{persianNumber(FinalPriceSum)}</strong>,
    kind: 'numeric',
  },
];

export function OrderItems({ items }: { items: readonly Item[] }) {
  return (
    <Panel title={messages.title}>
      <Table
        caption={messages.title}
        columns={columns}
        rows={items}
        keyOf={(item) => `${item.ProductId} ${item.ProductSaleParamName}`}
      />
      <p className={styles.unit}>{messages.inTomans}</p>
    </Panel>
  );
}
