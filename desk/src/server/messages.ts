/** What the desk says where the server has not said anything. */
export const messages = {
  offline: 'ارتباط با سرور برقرار نشد. اینترنت را ببینید و دوباره امتحان کنید.',
  refused: 'سرور این درخواست را نپذیرفت.',
  broken: 'سرور نتوانست پاسخ دهد. کمی بعد دوباره امتحان کنید.',
  fault: 'خطایی در میز فروشگاه رخ داد. صفحه را دوباره بارگذاری کنید.',
} as const;
