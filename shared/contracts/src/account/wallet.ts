import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { fieldMessages } from '../call/field-messages.ts';
import { amount, digits, orEmpty, plainDigits, requiredText, toman } from '../call/fields.ts';
import { toLatinDigits } from '../text/latin-digits.ts';
import { withoutMarks } from '../text/without-marks.ts';
import { zeroBasedPage } from '../call/paging.ts';
import { atEveryGateway, paymentUrlSchema } from '../payment.ts';

/** The online top-up form: toman, three to ten digits (§5). */
export const topUpSchema = z.object({
  TotalAmount: amount(fieldMessages.amount),
});

/** A Jalali day as it is typed, without the slashes that an iPhone's digits lack, or without zeros; kept as yyyy/MM/dd. */
const jalaliDay = z.string(fieldMessages.paymentDate.required).check(
  z.overwrite((typed) =>
    plainDigits(typed.replace(/[-.]/g, '/'))
      .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1/$2/$3')
      .replace(/\/(?=\d(?:\/|$))/g, '/0'),
  ),
  z.minLength(1, { error: fieldMessages.paymentDate.required, abort: true }),
  z.regex(/^\d{4}\/(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])$/, fieldMessages.paymentDate.wrong),
);

/** The card-to-card report (§5). `PaymentDateTime` is a Jalali day, yyyy/MM/dd (R8). */
export const cardTransferSchema = z.object({
  AccountKey: z.string(fieldMessages.id).check(z.maxLength(64, fieldMessages.id)),
  TrackingNo: requiredText(1000, fieldMessages.trackingNo).check(
    z.overwrite((text) => withoutMarks(toLatinDigits(text)).trim()),
  ),
  CartLastNo: digits(/^\d{4}$/, fieldMessages.cardLastDigits),
  Amount: amount(fieldMessages.amount),
  CurrencyType: requiredText(30, fieldMessages.currency),
  PaymentDateTime: jalaliDay,
  Comment: orEmpty(z.string(fieldMessages.comment).check(z.maxLength(300, fieldMessages.comment))),
});

/** One row of the wallet's ledger; money in toman. */
export const walletTransactionSchema = z.object({
  /** The kind of transaction, in Persian words for display. */
  FinancialTransactionTypes: z.string(),
  OrderId: z.nullable(z.int()),
  RegDateTime: z.iso.datetime(),
  Withdraw: toman,
  Deposit: toman,
  Balance: toman,
});

export type WalletTransaction = z.output<typeof walletTransactionSchema>;

/** A reported transfer from card to card, and what became of it. */
const reportedTransferSchema = z.object({
  Id: z.int(),
  TrackingNo: z.string(),
  /** In the currency of the report. */
  Amount: z.int(),
  CurrencyType: z.string(),
  /** A Jalali day, yyyy/MM/dd (R8). */
  PaymentDateTime: z.string(),
  RegDateTime: z.iso.datetime(),
  State: z.enum(['pending', 'confirmed', 'refused']),
  /** What went into the wallet, in toman; null if nothing did. */
  CreditedAmount: z.nullable(toman),
  /** Why the shop has refused the report; '' without a reason. */
  RefusalReason: z.string(),
});

export type ReportedTransfer = z.output<typeof reportedTransferSchema>;

export const walletCalls = {
  'GET /v1/Identity/CustomerFininces/GetBalance': call({
    summary: "The customer's wallet credit in toman.",
    source: '§7',
    caller: 'customer',
    input: z.object({}),
    value: z.object({ Balance: toman }),
  }),
  'GET /v1/Identity/customerFininces/Read': call({
    summary: "The wallet's ledger, newest first, ten rows a page.",
    source: '§7',
    caller: 'customer',
    input: z.object({ Page: zeroBasedPage }),
    value: z.object({
      Transactions: z.array(walletTransactionSchema),
      TotalCount: z.int(),
      Page: z.int(),
    }),
  }),
  'GET /v1/BasicDefinitions/Accounts/FindCreditCartAccount': call({
    summary: 'The card that card-to-card transfers go to.',
    source: '§7',
    caller: 'customer',
    input: z.object({}),
    value: z.object({ AccountKey: z.string(), AccountOwner: z.string() }),
  }),
  'POST /v1/Orders/PendingPayments/AddCreditCart': call({
    summary:
      'Report a card-to-card transfer; it is in the wallet once the shop has found it in its account.',
    source: '§5 and §7',
    caller: 'customer',
    input: cardTransferSchema,
    value: z.null(),
  }),
  'GET /v1/Orders/PendingPayments/ReadCreditCarts': call({
    summary:
      "Extension: the customer's newest reports of transfers, and what became of each; for a refused one, why.",
    source: 'R28',
    caller: 'customer',
    input: z.object({}),
    value: z.array(reportedTransferSchema),
  }),
  ...atEveryGateway('Credit', topUp),
};

function topUp(bank: string, mark: string) {
  return call({
    summary: `${mark}Begin a wallet top-up at ${bank}; asked again meanwhile, the same address.`,
    source: '§4 and §7',
    caller: 'customer',
    input: topUpSchema,
    value: paymentUrlSchema,
  });
}
