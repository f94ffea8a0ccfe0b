import { gateways } from '@kashi/contracts/gateways';
import type { Order } from '@kashi/contracts/order';
import { toPersianDigits } from '@kashi/format/persian';
import type { Fact } from '@kashi/ui/text/Facts';
import { CopiedCode } from '../CopiedCode.tsx';
import { messages } from '../messages.ts';

interface BankCode {
  name: string;
  code: string;
}

/**
 * The codes of the payment, as the shopper's bank prints them. The first is the one that the bank is told to find the payment: its
 * trace number, or the reference at a bank that has no other number.
 */
export function bankCodes({ PaymentReference, BankReceipt }: Order): BankCode[] {
  const { traceNo, retrievalNo, digitalReceipt, reference } = messages.bank;
  const own = [
    { name: traceNo, code: BankReceipt?.TraceNo },
    { name: retrievalNo, code: BankReceipt?.RetrievalReferenceNo },
  ];
  const hasOwn = own.some(({ code }) => code);
  return [...own, { name: hasOwn ? digitalReceipt : reference, code: PaymentReference }].flatMap(
    ({ name, code }) => (code ? [{ name, code }] : []),
  );
}

/** The bank's part of the receipt; empty for an order that the wallet has paid. */
export function bankFacts(order: Order): Fact[] {
  const { BankReceipt } = order;
  const gateway = Object.values(gateways).find(({ code }) => code === BankReceipt?.GatewayCode);
  return [
    ...(gateway ? [{ name: messages.bank.gateway, value: gateway.title }] : []),
    ...(gateway?.paysBy === 'instalments'
      ? [{ name: messages.bank.instalments, value: messages.bank.byInstalments }]
      : []),
    ...bankCodes(order).map(({ name, code }) => ({
      name,
      value: <CopiedCode name={name} code={code} />,
    })),
    ...(BankReceipt?.MaskedPan
      ? [
          {
            name: messages.bank.card,
            value: <bdi className="ltr">{toPersianDigits(BankReceipt.MaskedPan)}</bdi>,
          },
        ]
      : []),
  ];
}
