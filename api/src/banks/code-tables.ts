import { GatewayUnclear } from './gateway.ts';
import type { PaymentReason } from '../schema/payment-reason.ts';

/** A bank's codes and what they come to. */
export type CodeTable = Readonly<Record<number, PaymentReason>>;

/** A code that the table does not know is the bank's trouble, and is asked about again. */
export function reasonIn(table: CodeTable, code: number): PaymentReason {
  return table[code] ?? 'bank';
}

/** The bank's clear no to «was it paid?»; throws `GatewayUnclear` where the code says nothing about the payment. */
export function refusalIn(
  table: CodeTable,
  code: number,
): { paid: false; code: number; reason: PaymentReason } {
  const reason = reasonIn(table, code);
  if (saysNothing.has(reason)) throw new GatewayUnclear(`verify: code ${code}`);
  return { paid: false, code, reason };
}

const saysNothing: ReadonlySet<PaymentReason> = new Set(['done', 'terminal', 'bank']);
