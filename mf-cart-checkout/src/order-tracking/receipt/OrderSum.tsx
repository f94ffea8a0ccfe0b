import type { Order } from '@kashi/contracts/order';
import { persianNumber } from '@kashi/format/persian';
import { Facts, type Fact } from '@kashi/ui/text/Facts';
import { Panel } from '@kashi/ui/layout/Panel';
import { Toman } from '@kashi/ui/goods/Toman';
import { bankFacts } from './bank-facts.tsx';
import { messages as allMessages } from '../messages.ts';

const messages = allMessages.sum;

/** The totals block. */
export function OrderSum({ order }: { order: Order }) {
  return (
    <Panel title={messages.title}>
      <Facts facts={factsOf(order)} />
    </Panel>
  );
}

function factsOf(order: Order): Fact[] {
  const { CountOfProducts, SubTotal, Discount, CouponDiscount, Tax, TaxRate, InvoiceDue } = order;
  return [
    { name: messages.count, value: persianNumber(CountOfProducts) },
    amount(messages.subTotal, SubTotal),
    amount(messages.discount, Discount, Discount > 0 ? 'danger' : undefined),
    ...(CouponDiscount > 0 ? [amount(messages.couponDiscount, CouponDiscount, 'danger')] : []),
    ...(TaxRate > 0 ? [amount(messages.tax(TaxRate), Tax)] : []),
    order.DeliveryFee === 0
      ? {
          name: messages.deliveryFee,
          value: order.IsFreightCollect ? messages.freightCollect : messages.free,
        }
      : amount(messages.deliveryFee, order.DeliveryFee),
    amount(messages.due, InvoiceDue, 'total'),
    ...(order.PaidFromWallet ? [amount(messages.fromWallet, order.PaidFromWallet)] : []),
    ...bankFacts(order),
  ];
}

function amount(name: string, toman: number, kind?: Fact['kind']): Fact {
  return { name, value: <Toman amount={toman} />, kind };
}
