/** What a client reads whose `Before` is no profile. */
export const profileBeforeMessages = {
  unreadable: 'اطلاعات پیش از تغییر خوانده نشد. صفحه را دوباره باز کنید.',
} as const;
