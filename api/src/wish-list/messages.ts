export const messages = {
  full: (most: number) =>
    `فهرست علاقه‌مندی‌های شما با ${most.toLocaleString('fa-IR')} کالا پر است. کالایی را از آن بردارید و دوباره تلاش کنید.`,
} as const;
