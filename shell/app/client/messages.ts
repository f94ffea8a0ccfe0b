export const fallbackMessages = {
  failed: 'این بخش از فروشگاه باز نشد. بقیهٔ صفحه کار می‌کند.',
  retry: 'تلاش دوباره',
} as const;

export const navigationMessages = {
  opened: (title: string) => `صفحهٔ ${title} باز شد`,
} as const;
