/** What every call of the desk may answer. */
export const messages = {
  wrongPage: 'این صفحه از فهرست پیدا نشد. فهرست را از آغاز باز کنید.',
} as const;
