import { GatewayUnclear } from './gateway.ts';
import type { PaymentReason } from '../schema/payment-reason.ts';

/** A bank's result codes and what they mean to the shop. */
export type CodeTable = Readonly<Record<number, PaymentReason>>;

/** The meaning of a code. An unknown code counts as trouble at the bank, so the bank is asked again. */
export function reasonIn(table: CodeTable, code: number): PaymentReason {
  return table[code] ?? 'bank';
}

/** A clear «not paid» from the bank; throws `GatewayUnclear` if the code says nothing about the payment. */
export function refusalIn(
  table: CodeTable,
  code: number,
): { paid: false; code: number; reason: PaymentReason } {
  const reason = reasonIn(table, code);
  if (saysNothing.has(reason)) throw new GatewayUnclear(`verify: code ${code}`);
  return { paid: false, code, reason };
}

const saysNothing: ReadonlySet<PaymentReason> = new Set(['done', 'terminal', 'bank']);
