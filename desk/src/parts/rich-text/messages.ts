export const messages = {
  tools: (label: string) => `ابزارهای «${label}»`,
  bold: 'پررنگ',
  italic: 'کج',
  heading: 'عنوان',
  subheading: 'زیرعنوان',
  bulletList: 'فهرست',
  orderedList: 'فهرست شماره‌دار',
  quote: 'نقل قول',
  link: 'پیوند',
  table: 'جدول',
  addRow: 'سطر تازه زیر این سطر',
  addColumn: 'ستون تازه کنار این ستون',
  deleteRow: 'حذف این سطر',
  deleteColumn: 'حذف این ستون',
  deleteTable: 'حذف جدول',
  undo: 'برگرداندن',
  redo: 'از نو انجام دادن',
  source: 'نوشتن به HTML',
  writer: 'بازگشت به ویرایشگر',
  /** `parts` are names of HTML elements and attributes. */
  lost: (parts: string) =>
    `این متن چیزهایی دارد که ویرایشگر نگه نمی‌دارد (${parts})؛ پس به HTML نوشته می‌شود تا چیزی از دست نرود.`,
  /** `hosts` are names of hosts, such as those of other shops. */
  foreignPictures: (hosts: readonly string[]) =>
    `این متن عکس‌هایی از سایت دیگری دارد (${hosts.join('، ')}). اگر آنجا جای عکس‌های خود فروشگاه نیست، خریدار آن‌ها را نمی‌بیند.`,
  address: 'آدرس پیوند',
  addressHint:
    'صفحه‌ای از فروشگاه، مانند ‎/contactUs، یا آدرس https، mailto یا tel. خالی یعنی بی‌پیوند.',
  addressProblem: 'آدرس پیوند با / یا https یا mailto یا tel آغاز می‌شود.',
  setLink: 'ثبت پیوند',
} as const;
