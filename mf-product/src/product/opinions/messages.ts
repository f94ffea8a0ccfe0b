import { persianNumber } from '@kashi/format/persian';

export const messages = {
  page: (page: number) => `صفحهٔ ${persianNumber(page)}`,
  noReviews: {
    title: 'هنوز دیدگاهی ثبت نشده است',
    text: 'دیدگاه خریداران پس از تأیید فروشگاه همین‌جا دیده می‌شود.',
  },
  noQuestions: {
    title: 'هنوز پرسشی ثبت نشده است',
    text: 'پرسش‌ها و پاسخ‌های فروشگاه همین‌جا دیده می‌شود.',
  },
  read: { reviews: 'خواندن دیدگاه‌ها', questions: 'خواندن پرسش‌ها و پاسخ‌ها' },
  byline: (author: string, date: string) => `${author}، ${date}`,
  buyer: 'خریدار',
  managersAnswer: 'پاسخ مدیر فروشگاه',
  review: {
    invitation: 'تجربهٔ خود را بنویسید تا دیگران بهتر انتخاب کنند.',
    write: 'نوشتن دیدگاه',
  },
  question: {
    label: 'پرسش شما',
    placeholder: 'دربارهٔ این کالا چه می‌خواهید بدانید؟',
    hint: 'پرسش پس از تأیید نمایش داده می‌شود.',
    submit: 'ثبت پرسش',
    submitted: 'پرسش شما ثبت شد و پس از تأیید فروشگاه نمایش داده می‌شود.',
    close: 'بستن',
  },
} as const;
