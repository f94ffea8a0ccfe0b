/** Sentences for failures to which the server has added no sentence. */
export const messages = {
  offline: 'ارتباط با سرور برقرار نشد. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.',
  refused: 'سرور این درخواست را نپذیرفت.',
  broken: 'سرور نتوانست پاسخ دهد. کمی بعد دوباره تلاش کنید.',
  fault: 'خطایی در میز فروشگاه رخ داد. صفحه را دوباره بارگذاری کنید.',
} as const;
