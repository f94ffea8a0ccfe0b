import { persianNumber } from '@kashi/format/persian';

export const messages = {
  shop: 'فروشگاه',
  count: (count: number) => `${persianNumber(count)} کالا`,
  guest:
    'این فهرست فقط در همین مرورگر می‌ماند. وارد حساب خود شوید تا در حسابتان بماند و در دستگاه‌های دیگر هم آن را ببینید.',
  login: 'ورود',
  leftOut: (count: number) =>
    `${persianNumber(count)} کالا که پیش از ورود پسندیده بودید در فهرست شما جا نشد و در این مرورگر ماند. با برداشتن کالاهای دیگر برایشان جا باز کنید.`,
  remove: (name: string) => `برداشتن ${name} از علاقه‌مندی‌ها`,
  removed: (name: string) => `«${name}» از علاقه‌مندی‌ها برداشته شد.`,
  undo: 'بازگرداندن',
  undoNamed: (name: string) => `بازگرداندن ${name} به علاقه‌مندی‌ها`,
  restored: (name: string) => `«${name}» به علاقه‌مندی‌ها بازگشت.`,
  empty: {
    title: 'هنوز کالایی را نپسندیده‌اید',
    text: 'در صفحهٔ هر کالا دکمهٔ قلب را بزنید تا آن کالا اینجا بماند.',
    guestText:
      'در صفحهٔ هر کالا دکمهٔ قلب را بزنید تا آن کالا اینجا بماند. اگر پیش‌تر با حساب خود کالایی را پسندیده‌اید، وارد شوید.',
    browse: 'دیدن کالاها',
  },
} as const;
