export const lateDialogMessages = {
  waiting: 'در حال آماده شدن…',
  failed: 'این بخش بارگذاری نشد. دوباره تلاش کنید.',
} as const;
