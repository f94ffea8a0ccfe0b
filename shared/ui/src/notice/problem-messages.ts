import type { ProblemKind } from '@kashi/contracts/asking/problem';
import { persianNumber } from '@kashi/format/persian';

/** The failure, then what the shopper can do. The server's own sentence replaces that of a refusal. */
export const problemMessages: Record<ProblemKind, string> = {
  offline: 'ارتباط با فروشگاه برقرار نشد. اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
  late: 'پاسخ فروشگاه دیر رسید. دوباره تلاش کنید.',
  refused: 'این درخواست پذیرفته نشد. آن را بازبینی کنید و دوباره بفرستید.',
  broken: 'فروشگاه نتوانست پاسخ دهد. چند لحظهٔ دیگر دوباره تلاش کنید.',
};

export const retryAfter = (seconds: number) => `لطفاً ${persianNumber(seconds)} ثانیه صبر کنید.`;
