export const messages = {
  noProduct: 'این محصول پیدا نشد.',
  noSaleParam: 'این نوع از محصول پیدا نشد.',
  reviewAdded: 'دیدگاه شما ثبت شد و پس از تأیید نمایش داده می‌شود.',
  reviewChanged: 'دیدگاه شما ویرایش شد.',
  reviewDeleted: 'دیدگاه شما حذف شد.',
  reviewConfirmed: 'دیدگاه تأییدشده قابل تغییر نیست.',
  pictureNotReady: 'یکی از عکس‌های این دیدگاه آماده نشد. دوباره تأیید کنید، یا آن عکس را حذف کنید.',
  ownReviewHelps: 'به دیدگاه خودتان نمی‌توانید رأی بدهید.',
  noReview: 'این دیدگاه پیدا نشد.',
  questionAdded: 'پرسش شما ثبت شد و پس از تأیید نمایش داده می‌شود.',
  questionChanged: 'پرسش شما ویرایش شد.',
  questionDeleted: 'پرسش شما حذف شد.',
  questionAnswered: 'پرسشی که پاسخ گرفته قابل تغییر نیست.',
  noQuestion: 'این پرسش پیدا نشد.',
  guest: 'کاربر مهمان',
  /** The author of an opinion whose customer has given no name. */
  customer: 'مشتری فروشگاه',
} as const;
