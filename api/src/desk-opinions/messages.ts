/** What the desk says about opinions and about messages from the contact page. */
export const messages = {
  noReview: 'این دیدگاه پیدا نشد. شاید همکار دیگری آن را رد کرده است.',
  noQuestion: 'این پرسش پیدا نشد. شاید همکار دیگری آن را رد کرده است.',
  noMessage: 'این پیام پیدا نشد.',
  alreadyDone: 'همکار دیگری پیش از شما به این پیام رسیدگی کرده است.',
} as const;
