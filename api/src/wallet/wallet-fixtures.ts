import type { cardTransferSchema } from '@kashi/contracts/account/wallet';
import type * as z from 'zod/mini';

type TransferReport = z.input<typeof cardTransferSchema>;

/** A transfer report as a shopper types it, with digits of either script. */
export function aTransferReport(change: Partial<TransferReport> = {}): TransferReport {
  return {
    AccountKey: '6037990000001238',
    TrackingNo: '۷۷۱۲۳۴',
    Amount: '۲۵۰۰۰۰۰',
    CartLastNo: '1238',
    CurrencyType: 'ریال',
    PaymentDateTime: '۱۴۰۴/۱۰/۲۰',
    Comment: '',
    ...change,
  };
}
