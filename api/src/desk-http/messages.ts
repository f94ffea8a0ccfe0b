/** What every call of the desk may answer. */
export const messages = {
  wrongPage: 'این صفحه از فهرست پیدا نشد. فهرست را از آغاز باز کنید.',
  otherSaved:
    'تغییرهای پیشین شما ذخیره شده است. تغییرها را پاک کنید و پس از دیدن فهرست تازه دوباره وارد کنید.',
} as const;
