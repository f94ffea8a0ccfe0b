export const messages = {
  shop: 'فروشگاه',
  title: 'نوشتن دیدگاه',
  heading: (productName: string) => `دیدگاه شما دربارهٔ ${productName}`,
  introduction:
    'تجربهٔ خود را بنویسید تا دیگران بهتر انتخاب کنند. دیدگاه پس از تأیید فروشگاه نمایش داده می‌شود.',
  rating: 'امتیاز شما (اختیاری)',
  reviewTitle: 'عنوان دیدگاه',
  reviewTitleHint: 'برای نمونه: سبک و خوش‌ساخت',
  text: 'متن دیدگاه',
  textHint: 'حداقل ۱۰ حرف',
  submit: 'ثبت دیدگاه',
  backToProduct: 'بازگشت به کالا',
  submitted: 'دیدگاه شما ثبت شد و پس از تأیید فروشگاه نمایش داده می‌شود.',
} as const;
