export const messages = {
  title: 'کارنامهٔ تغییرها',
  nothing: 'هنوز تغییری ثبت نشده است.',
  subject: 'موضوع',
  subjectId: 'شمارهٔ موضوع',
  at: 'زمان',
  who: 'چه کسی',
  call: 'کار',
  what: 'چه چیزی',
  difference: 'پیش و پس',
} as const;
