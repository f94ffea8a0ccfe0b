/** Words of the playground, which only developers see. */
export const playgroundMessages = {
  title: (remote: string) => `کاشی ${remote} به‌تنهایی`,
  explanation:
    'همسایه‌ها نیستند و پاسخ‌ها از پیش ضبط شده‌اند. هر پاسخی که ضبط نشده باشد، و هر تغییری، با خطا روبه‌رو می‌شود.',
  visitor: 'چه کسی نگاه می‌کند؟',
  isGuest: 'مهمان. صفحه‌های شخصی فقط برای مشتری باز می‌شوند.',
  isCustomer: 'مشتری‌ای که پاسخ‌هایش ضبط شده است. خروج در فهرست حساب، بالای صفحه، است.',
  customer: 'مشتری ضبط‌شده',
  signIn: 'ورود به نام مشتری ضبط‌شده',
  pages: 'صفحه‌ها',
  fragments: 'بخش‌ها، آن‌طور که دیگران نشان می‌دهند',
  shownBy: (consumer: string | null) =>
    consumer === null ? 'هنوز کسی ننوشته است که با چه چیزی نشانش می‌دهد' : `در ${consumer}`,
  back: 'بازگشت به فهرست',
} as const;
