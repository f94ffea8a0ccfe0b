/** Sentences for failures to which the server has added no sentence. */
export const messages = {
  offline: 'ارتباط با سرور برقرار نشد. اینترنت را ببینید و دوباره امتحان کنید.',
  refused: 'سرور این درخواست را نپذیرفت.',
  broken: 'سرور نتوانست پاسخ دهد. کمی بعد دوباره امتحان کنید.',
  fault: 'خطایی در میز فروشگاه رخ داد. صفحه را دوباره بارگذاری کنید.',
} as const;
