import { persianNumber } from '@kashi/shared/format/persian';

export const messages = {
  title: 'وارد کردن کالا از پرونده',
  hint: 'پروندهٔ CSV (با رمزگذاری UTF-8) یا JSON، حداکثر ۱۰ مگابایت و ۵٬۰۰۰ سطر. نخست بررسی می‌شود و تا خودتان نخواهید چیزی عوض نمی‌شود.',
  columns: 'ستون‌ها',
  columnsHint:
    'هر سطر یک تنوع است و خانهٔ خالی چیزی را عوض نمی‌کند. کالای تازه name، subgroup و brand و تنوع تازه price و stock می‌خواهد؛ کالای موجود با id یا name پیدا می‌شود.',
  specsHint:
    'هر مشخصه ستونی از خود دارد که نامش مانند «\u200espec: صفحه / اندازه\u200e» گروه و نام مشخصه را می‌گوید. مشخصه‌ای که ستونش با \u200espec*:\u200e آغاز شود، کنار قیمت هم می‌آید.',
  sample: 'دریافت پروندهٔ نمونه (CSV)',
  choose: 'انتخاب پرونده',
  chooseOther: 'انتخاب پروندهٔ دیگر',
  again: 'بررسی دوباره',
  tooLarge: 'حجم پرونده باید حداکثر ۱۰ مگابایت باشد. آن را به چند پرونده تقسیم کنید.',
  file: 'پرونده',
  sending: (name: string) => `در حال فرستادن «${name}»…`,
  checking: (done: number, of: number) =>
    `در حال بررسی: ${persianNumber(done)} از ${persianNumber(of)} کالا`,
  importing: (done: number, of: number) =>
    `در حال وارد کردن: ${persianNumber(done)} از ${persianNumber(of)} کالا`,
  progress: 'پیشرفت کار',
  rows: 'سطر',
  added: 'کالای تازه',
  changed: 'کالای موجود که عوض می‌شود',
  addedNow: 'کالای تازه',
  changedNow: 'کالای موجود که عوض شد',
  made: 'تازه با این پرونده',
  kinds: {
    groups: 'گروه',
    subgroups: 'زیرگروه',
    categories: 'دسته',
    brands: 'برند',
    tags: 'برچسب',
    property_groups: 'گروه مشخصات',
    properties: 'مشخصه',
  },
  madeOne: (kind: string, title: string) => `${kind} «${title}»`,
  list: (parts: readonly string[]) => parts.join('، '),
  andMore: (count: number) => `و ${persianNumber(count)} مورد دیگر`,
  fine: 'همهٔ سطرها درست است. هنوز چیزی عوض نشده است.',
  import: 'وارد کردن',
  imported: 'همهٔ سطرها وارد شد.',
  toGoods: 'دیدن کالاها',
  problems: (count: number) =>
    `${persianNumber(count)} اشکال در پرونده هست و هیچ سطری وارد نشده است. پرونده را درست کنید و دوباره بفرستید.`,
  firstOnes: (shown: number) => `${persianNumber(shown)} اشکال نخست`,
  problemsTable: 'اشکال‌ها',
  csv: 'دریافت همهٔ اشکال‌ها (CSV)',
  place: 'سطر',
  wholeFile: 'همهٔ پرونده',
  problem: 'اشکال',
} as const;
