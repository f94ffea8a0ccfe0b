export const messages = {
  title: 'دسترسی به سرور امکان پذیر نمی باشد',
  hint: 'لطفاً کمی بعد دوباره تلاش کنید.',
  retry: 'تلاش دوباره',
} as const;
