export const messages = {
  title: 'اصلاح‌های کیف پول',
  nothing: 'اصلاحی در انتظار نیست.',
  at: 'زمان',
  customer: 'مشتری',
  mobile: 'شمارهٔ موبایل',
  amount: 'مبلغ',
  reason: 'دلیل',
  askedBy: 'درخواست از',
  state: 'وضعیت',
  states: { pending: 'در انتظار', booked: 'ثبت‌شده', refused: 'ردشده', all: 'همه' },
} as const;
