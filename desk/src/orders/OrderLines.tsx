import type { DeskOrder } from '@kashi/contracts/desk/orders';
import { persianNumber, persianPercent, persianToman } from '@kashi/format/persian';
import { Card, CardContent, Typography } from '@mui/material';
import { Facts } from '../parts/screen/Facts.tsx';
import { RowsTable, type Column } from '../parts/list/ListTable.tsx';
import { givenBackOf } from './LostPaymentNotice.tsx';
import { messages } from './messages.ts';

/** The goods of an order, and the sums of the order. */
export function OrderLines({ order }: { order: DeskOrder }) {
  const rows = order.lines.map((line) => ({ ...line, id: line.ProductSaleParamId }));
  return (
    <Card component="section">
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ marginBlockEnd: 1 }}>
          {messages.goods}
        </Typography>
        <RowsTable caption={messages.goods} columns={columns} rows={rows} />
        <Facts facts={sumsOf(order)} />
      </CardContent>
    </Card>
  );
}

type Line = DeskOrder['lines'][number];
type Row = Line & { id: number };

const priceSumOf = ({ Price, Quantity }: Line) => Price * Quantity;

/** The money of a line, as the shopper's page of the order has it, in toman: the columns add up to the sums of the order. */
export const lineSums: readonly { label: string; tomanOf(line: Line): number }[] = [
  { label: messages.price, tomanOf: ({ Price }) => Price },
  { label: messages.priceSum, tomanOf: priceSumOf },
  { label: messages.lineDiscount, tomanOf: (line) => priceSumOf(line) - line.FinalPriceSum },
  { label: messages.finalSum, tomanOf: ({ FinalPriceSum }) => FinalPriceSum },
];

const columns: Column<Row>[] = [
  { label: messages.product, show: nameOf },
  {
    label: messages.pieces,
    isFigure: true,
    show: ({ Quantity, ProductUnit, refundedPieces }) => {
      const pieces = `${persianNumber(Quantity)} ${ProductUnit}`;
      return refundedPieces === 0
        ? pieces
        : messages.piecesWithBack(pieces, persianNumber(refundedPieces));
    },
  },
  ...lineSums.map(({ label, tomanOf }) => ({
    label,
    isFigure: true,
    show: (row: Row) => persianToman(tomanOf(row)),
  })),
];

/** The name of a product, with the name of its variant if the variant has one. */
export function nameOf(line: Pick<Row, 'ProductName' | 'ProductSaleParamName'>): string {
  const { ProductName, ProductSaleParamName } = line;
  return ProductSaleParamName ? messages.variantOf(ProductName, ProductSaleParamName) : ProductName;
}

/** What was given back of an order, in toman, also by its bank: all of a rejected one; what waits for an owner does not count. */
function refundedOf(order: DeskOrder): number {
  if (order.state === 'rejected') return order.totalToman;
  const toman = order.refunds
    .filter(({ state }) => state === 'owed' || state === 'done')
    .reduce((sum, { amountToman }) => sum + amountToman, givenBackOf(order));
  return Math.min(order.totalToman, toman);
}

/** The sums of an order, from the prices to the amount paid and what was given back of it; a sum of 0 is left out. */
export function sumsOf(order: DeskOrder): (readonly [string, string | null])[] {
  const minus = (toman: number) => (toman === 0 ? null : persianToman(-toman));
  return [
    [messages.subTotal, persianToman(order.subTotal)],
    [messages.discount, minus(order.discount)],
    [messages.couponDiscount(order.couponCode), minus(order.couponDiscount)],
    [messages.tax(persianPercent(order.taxRate)), order.tax === 0 ? null : persianToman(order.tax)],
    [
      messages.deliveryFee,
      order.isFreightCollect ? messages.freightCollect : persianToman(order.deliveryFee),
    ],
    [messages.total, persianToman(order.totalToman)],
    [
      messages.paidFromWallet,
      order.paidFromWallet === 0 ? null : persianToman(order.paidFromWallet),
    ],
    [messages.refunded, minus(refundedOf(order))],
  ];
}
