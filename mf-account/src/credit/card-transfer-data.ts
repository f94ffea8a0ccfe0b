import type { Ask, CallInput, CallValue } from '@kashi/contracts/asking/ask';

/** The shop's card to which customers transfer. */
export type CardAccount = CallValue<'GET /v1/BasicDefinitions/Accounts/FindCreditCartAccount'>;

export async function readCardAccount(ask: Ask, signal: AbortSignal): Promise<CardAccount> {
  const call = 'GET /v1/BasicDefinitions/Accounts/FindCreditCartAccount';
  return (await ask(call, {}, { signal })).value;
}

/** A reported transfer, and what became of it. */
export type ReportedTransfer = CallValue<'GET /v1/Orders/PendingPayments/ReadCreditCarts'>[number];

export async function readTransfers(ask: Ask, signal: AbortSignal): Promise<ReportedTransfer[]> {
  return (await ask('GET /v1/Orders/PendingPayments/ReadCreditCarts', {}, { signal })).value;
}

/** Reports a transfer from card to card, which the shop checks by hand (§5). Answers the shop's sentence, if any. */
export async function reportTransfer(
  ask: Ask,
  report: CallInput<'POST /v1/Orders/PendingPayments/AddCreditCart'>,
): Promise<string | null> {
  return (await ask('POST /v1/Orders/PendingPayments/AddCreditCart', report)).message;
}
