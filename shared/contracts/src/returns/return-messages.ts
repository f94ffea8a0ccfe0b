/** What a request to return goods is refused with. It is no part of `fieldMessages`, which every page brings. */
export const returnMessages = {
  pieces: 'دست‌کم یک کالا و تعداد آن را انتخاب کنید.',
  reason: 'دلیل مرجوعی را انتخاب کنید.',
  text: 'توضیح را بنویسید.',
  tooLong: 'توضیح باید حداکثر ۱۰۰۰ حرف باشد.',
} as const;
