/** What the desk says about transfers from card to card that customers have reported. */
export const messages = {
  noTransfer: 'چنین کارت‌به‌کارتی پیدا نشد.',
  alreadyDecided: 'دربارهٔ این کارت‌به‌کارت پیش‌تر تصمیم گرفته شده است.',
  ownersSum:
    'تأیید کارت‌به‌کارت‌ها بیش از ۲٬۰۰۰٬۰۰۰ تومان در یک شبانه‌روز با مالک است. از او بخواهید این یکی را تأیید کند.',
  confirmed: 'مبلغ به کیف پول مشتری افزوده شد.',
  refused: 'کارت‌به‌کارت رد شد. مشتری دلیل را در صفحهٔ کیف پول خود می‌خواند.',
  /** The currencies of the customer's form. */
  currencies: { toman: 'تومان', rial: 'ریال' },
} as const;
