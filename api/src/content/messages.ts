export const messages = {
  noPage: 'این صفحه پیدا نشد.',
  messageTaken: 'پیام شما ثبت شد. به‌زودی با شما تماس می‌گیریم.',
} as const;
