export const messages = {
  noReviews: {
    title: 'هنوز دیدگاهی ثبت نشده است',
    text: 'دیدگاه خریداران پس از تأیید فروشگاه همین‌جا دیده می‌شود.',
  },
  noQuestions: {
    title: 'هنوز پرسشی ثبت نشده است',
    text: 'پرسش‌ها و پاسخ‌های فروشگاه همین‌جا دیده می‌شود.',
  },
  managersAnswer: 'پاسخ مدیر فروشگاه',
} as const;
