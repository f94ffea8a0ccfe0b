import { expect, test } from 'vitest';
import { messages as orderMessages } from '../../desk-orders/messages.ts';
import { aBusiness, sum } from './business-fixtures.ts';
import { messages } from './messages.ts';

const deals = 10;
const orderColumns = orderMessages.columns;

test.each([1, 2])(
  'carts, coupons, payments and refunds in any order sum to the same in every view (seed %i)',
  async (seed) => {
    const business = await aBusiness(seed);
    for (let deal = 0; deal < deals; deal += 1) await business.deal();

    const orders = await business.orders();
    const { figures, books, orderFile, refundFile, paymentFile } = await business.views();

    const sold = sum(orders, ({ totalToman }) => totalToman);
    const fromWallet = sum(orders, ({ paidFromWallet }) => paidFromWallet);
    const rejected = orders.filter(({ state }) => state === 'rejected');
    const booked = orders
      .filter(({ state }) => state !== 'rejected')
      .flatMap(({ refunds }) => refunds)
      .filter(({ state }) => state === 'owed' || state === 'done');
    const back =
      sum(rejected, ({ totalToman }) => totalToman) + sum(booked, ({ amountToman }) => amountToman);
    const owed = sum(
      booked.filter(({ state }) => state === 'owed'),
      ({ amountToman }) => amountToman,
    );

    expect(orders.length).toBeGreaterThan(5);
    for (const order of orders) {
      const goods = sum(order.lines, ({ FinalPriceSum }) => FinalPriceSum);
      expect(order.subTotal - order.discount).toBe(goods);
      expect(goods - order.couponDiscount + order.tax + order.deliveryFee).toBe(order.totalToman);
      expect(order.totalToman).toBe(business.invoices.get(order.id));
      expect(order.refundsToman).toBeLessThanOrEqual(order.totalToman);
    }
    expect(sum(figures.days, ({ salesToman }) => salesToman)).toBe(sold - back);
    expect(sum(figures.months, ({ returnedToman }) => returnedToman)).toBe(back);
    expect(columnOf(orderFile, orderColumns, 'total')).toBe(sold);
    expect(columnOf(orderFile, orderColumns, 'refunded')).toBe(back);
    expect(sum(books.received, ({ toman }) => toman)).toBe(
      sold - fromWallet + business.toppedUpToman(),
    );
    expect(columnOf(paymentFile, messages.columns.payments, 'toman')).toBe(
      sum(books.received, ({ toman }) => toman),
    );
    expect(sum(books.returned, ({ toman }) => toman)).toBe(back - owed);
    expect(columnOf(refundFile, messages.columns.refunds, 'toman')).toBe(back - owed);
    expect(books.wallets.afterToman).toBe(await business.balances());
    expect(books.wallets.withdrawalsToman).toBe(fromWallet);
  },
  120_000,
);

/** The sum of a column of a file; none of the files of this business has a comma within a cell. */
function columnOf<Columns extends object>(
  rows: readonly string[][],
  columns: Columns,
  name: keyof Columns & string,
): number {
  return sum(rows, (cells) => Number(cells[Object.keys(columns).indexOf(name)]));
}
