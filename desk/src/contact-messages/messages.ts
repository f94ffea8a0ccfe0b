export const messages = {
  title: 'پیام‌ها',
  nothing: 'پیامی در انتظار پاسخ نیست.',
  at: 'زمان',
  from: 'فرستنده',
  reply: 'راه پاسخ',
  comment: 'پیام',
  state: 'وضعیت',
  states: { waiting: 'در انتظار', done: 'پاسخ داده شده', all: 'همه' },
  done: 'پاسخ داده شد',
  note: 'یادداشت',
  noteHint: 'آنچه پاسخ داده‌اید، برای همکاران.',
} as const;
