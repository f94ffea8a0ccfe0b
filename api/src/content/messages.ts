export const messages = {
  noPage: 'این صفحه پیدا نشد.',
  messageTaken: 'پیام شما ثبت شد. پس از بررسی به شما پاسخ می‌دهیم.',
} as const;
