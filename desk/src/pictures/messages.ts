export const messages = {
  choose: 'افزودن عکس',
  hint: 'عکس‌ها را این‌جا رها کنید یا از دستگاه برگزینید. JPEG، PNG، WebP یا AVIF، هر کدام حداکثر ۲۰ مگابایت و ۵۰ مگاپیکسل.',
  drop: 'عکس‌ها را رها کنید.',
  sending: (name: string, left: string) => `در حال فرستادن «${name}»؛ ${left} عکس مانده است…`,
  sent: (count: string) => `${count} عکس افزوده شد. برای نمایش در فروشگاه ذخیره کنید.`,
  refused: (name: string, why: string) => `«${name}»: ${why}`,
  again: 'تلاش دوباره',
  dismiss: 'دیدم',
} as const;
