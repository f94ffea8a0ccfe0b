export const messages = {
  title: 'نظرها و پرسش‌ها',
  reviews: 'نظرها',
  questions: 'پرسش‌ها',
  nothing: 'همه را دیده‌اید؛ چیزی در انتظار نیست.',
  keys: 'با کلیدهای بالا و پایین میان آن‌ها بروید؛ کلید هر کار روی دکمهٔ آن نوشته شده است.',
  stars: (stars: string) => `امتیاز ${stars} از ۵`,
  approve: 'تأیید',
  refuse: 'رد و حذف',
  answer: 'پاسخ دادن',
  answerText: 'پاسخ فروشگاه',
  sendAnswer: 'ثبت و انتشار پاسخ',
} as const;
