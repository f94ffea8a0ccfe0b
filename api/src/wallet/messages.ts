/** What the wallet's rows are called. */
export const messages = {
  kinds: { purchase: 'خرید', refund: 'بازگشت وجه', 'top-up': 'افزایش اعتبار' },
} as const;
