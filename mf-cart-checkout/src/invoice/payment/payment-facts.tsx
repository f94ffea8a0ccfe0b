import type { Invoice } from '@kashi/contracts/invoice';
import type { Fact } from '@kashi/ui/text/Facts';
import { Toman } from '@kashi/ui/goods/Toman';
import { sumFacts } from '../../parts/checkout/summary/sum-facts.tsx';
import { messages } from '../messages.ts';
import { amountFromWallet, amountToBank } from './amount-to-bank.ts';

/** The rows from the goods to what goes to the bank. */
export function paymentFacts(invoice: Invoice, usesWallet: boolean): Fact[] {
  const { sum } = messages;
  const fromWallet: Fact = {
    name: sum.fromWallet,
    value: <Toman amount={amountFromWallet(invoice, usesWallet)} />,
  };
  return [
    ...(invoice.Totals ? sumFacts(invoice.Totals) : []),
    { name: sum.payable, value: <Toman amount={invoice.AmountPayable} /> },
    ...(usesWallet ? [fromWallet] : []),
    {
      name: sum.toBank,
      value: <Toman amount={amountToBank(invoice, usesWallet)} />,
      kind: 'total',
    },
  ];
}
