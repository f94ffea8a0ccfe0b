/** The sentences of the recorded shop, in place of an API. */
export const recordedMessages = {
  nothingIsKept: 'این فروشگاه ضبط شده است و چیزی در آن ثبت نمی‌شود.',
  notRecorded: (url: string) => `پاسخ این پرسش ضبط نشده است: ${url}`,
};
