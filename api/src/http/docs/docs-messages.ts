export const docsMessages = {
  title: 'راهنمای سرویس‌های فروشگاه',
  lead: 'هر پاسخ یک JSON است با Value، Message (فارسی و آمادهٔ نمایش) و Status؛ خطای ورودی Errors هم دارد. مبلغ‌ها به تومان‌اند.',
  machine: 'همین سند برای ماشین‌ها',
  areas: {
    ContentManagement: 'صفحهٔ نخست',
    ProductManagement: 'کالاها',
    BasicDefinitions: 'اطلاعات پایه',
    Identity: 'حساب کاربری',
    Orders: 'سبد خرید، سفارش و پرداخت',
  } as Record<string, string>,
  input: 'ورودی',
  value: 'Value',
  needsToken: 'برای مشتری واردشده',
  planned: 'در برنامه',
} as const;
