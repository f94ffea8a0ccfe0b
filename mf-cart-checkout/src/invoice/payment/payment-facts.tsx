import type { Invoice } from '@kashi/contracts/invoice';
import type { Fact } from '@kashi/ui/text/Facts';
import { Toman } from '@kashi/ui/goods/Toman';
import { sumFacts } from '../../parts/checkout/summary/sum-facts.tsx';
import { messages } from '../messages.ts';

/** The rows from the goods to what goes to the bank, which is `toBank`, in toman; the rest is the wallet's. */
export function paymentFacts(invoice: Invoice, toBank: number): Fact[] {
  const { sum } = messages;
  const walletPart = invoice.AmountPayable - toBank;
  return [
    ...(invoice.Totals ? sumFacts(invoice.Totals) : []),
    { name: sum.payable, value: <Toman amount={invoice.AmountPayable} /> },
    ...(walletPart > 0 ? [{ name: sum.fromWallet, value: <Toman amount={walletPart} /> }] : []),
    {
      name: sum.toBank,
      value: <Toman amount={toBank} />,
      kind: 'total',
    },
  ];
}
