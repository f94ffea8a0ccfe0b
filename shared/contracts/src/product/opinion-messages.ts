/** The errors of a review, a question or a message to the shop, beside the field (§5). */
export const opinionMessages = {
  reviewTitle: {
    required: 'عنوان دیدگاه را وارد کنید.',
    tooLong: 'عنوان دیدگاه باید حداکثر ۲۰۰ حرف باشد.',
  },
  reviewText: {
    required: 'متن دیدگاه را وارد کنید.',
    tooShort: 'متن دیدگاه باید حداقل ۱۰ حرف باشد.',
    tooLong: 'متن دیدگاه باید حداکثر ۴۰۰۰ حرف باشد.',
  },
  rating: 'امتیاز باید از ۱ تا ۵ باشد.',
  question: {
    required: 'پرسش خود را وارد کنید.',
    tooShort: 'پرسش باید حداقل ۱۰ حرف باشد.',
    tooLong: 'پرسش باید حداکثر ۲۰۰۰ حرف باشد.',
  },
  fullName: {
    required: 'نام و نام خانوادگی را وارد کنید.',
    tooLong: 'نام و نام خانوادگی باید حداکثر ۸۰ حرف باشد.',
  },
  email: {
    required: 'ایمیل را وارد کنید.',
    wrong: 'ایمیل درست نیست.',
    tooLong: 'ایمیل بیش از اندازه بلند است.',
  },
  comment: { required: 'متن پیام را وارد کنید.', tooLong: 'متن پیام باید حداکثر ۱۰۰۰ حرف باشد.' },
} as const;
