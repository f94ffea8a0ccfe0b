import { unsaidWeightGrams } from '@kashi/contracts/desk/goods/goods-fields';
import { persianNumber } from '@kashi/format/persian';

export const messages = {
  title: 'وارد کردن کالا از پرونده',
  hint: 'پروندهٔ CSV (با رمزگذاری UTF-8) یا JSON، حداکثر ۱۰ مگابایت و ۵٬۰۰۰ سطر. نخست بررسی می‌شود و تا خودتان نخواهید چیزی عوض نمی‌شود.',
  guide: 'ستون‌های پرونده',
  columnsHint: `هر سطر یک تنوع است و خانهٔ خالی چیزی را عوض نمی‌کند. کالای تازه name، subgroup و brand و تنوع تازه price و stock می‌خواهد؛ کالای موجود با id یا name پیدا می‌شود. وزن کالای تازه بدون weight_grams، ${persianNumber(unsaidWeightGrams)} گرم است.`,
  changesHint:
    'برای تغییر کالاهای موجود، پروندهٔ آن‌ها را از فهرست کالاها بگیرید؛ برای بیش از ۵٬۰۰۰ تنوع، فهرست را نخست با گروه یا برند کوچک کنید. سطرها و ستون‌هایی را که تغییر نمی‌دهید بردارید، جز id و variant. seen_stock موجودی در زمان دریافت پرونده است و تا stock هست باید کنارش بماند: فقط تفاوت این دو حساب می‌شود و آنچه در این میان فروخته شده، فروخته می‌ماند. همان پرونده را دو بار وارد نکنید، چون تفاوت دو بار حساب می‌شود؛ برای تغییر بعدی پروندهٔ تازه بگیرید.',
  specsHint:
    'هر مشخصه ستونی از خود دارد که نامش مانند «\u2066spec: صفحه / اندازه\u2069» گروه و نام مشخصه را می‌گوید. مشخصه‌ای که ستونش با \u2066spec*:\u2069 آغاز شود، کنار قیمت هم می‌آید.',
  sample: 'دریافت پروندهٔ نمونه (CSV)',
  picturesHint:
    'در ستون pictures نام عکس‌ها در پروندهٔ ZIP یا آدرس آن‌ها (https) می‌آید، به ترتیب و با | میانشان، و جای عکس‌های پیشین کالا را می‌گیرد. picture_texts به همان ترتیب می‌گوید هر عکس چه نشان می‌دهد؛ بی آن نام کالا گفته می‌شود. ZIP حداکثر ۵۰۰ مگابایت است و هر عکس ۲۰ مگابایت.',
  chooseZip: 'انتخاب ZIP عکس‌ها',
  chooseOtherZip: 'انتخاب ZIP دیگر',
  zipTooLarge: 'حجم پروندهٔ ZIP باید حداکثر ۵۰۰ مگابایت باشد. کالاها را به چند پرونده تقسیم کنید.',
  chosen: (names: readonly string[]) => `انتخاب‌شده: ${names.join('، ')}.`,
  fileMissing: 'پروندهٔ کالاها را هم انتخاب کنید.',
  stop: 'توقف بررسی',
  stopped: 'بررسی متوقف شد و چیزی عوض نشده است.',
  choose: 'انتخاب پرونده',
  chooseOther: 'انتخاب پروندهٔ دیگر',
  again: 'بررسی دوباره',
  tooLarge: 'حجم پرونده باید حداکثر ۱۰ مگابایت باشد. آن را به چند پرونده تقسیم کنید.',
  file: 'پرونده',
  sending: 'در حال فرستادن پرونده…',
  phase: {
    zip: 'در حال فرستادن عکس‌ها:',
    pictures: 'در حال گرفتن و آماده کردن عکس‌ها:',
    checking: 'در حال بررسی کالاها:',
    writing: 'در حال نوشتن کالاها:',
  },
  done: (done: number, of: number) => `${persianNumber(done)} از ${persianNumber(of)}`,
  bytesDone: (done: number, of: number) =>
    `${persianNumber(Math.floor(done / 1_000_000))} از ${persianNumber(Math.ceil(of / 1_000_000))} مگابایت`,
  progress: 'پیشرفت کار',
  rows: 'سطر',
  added: 'کالای تازه',
  changed: 'کالای موجود که در این پرونده است',
  addedNow: 'کالای تازه',
  changedNow: 'کالای موجود که عوض شد',
  pictures: 'عکس',
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
  importedBefore: (when: string) =>
    `همین پرونده ${when} وارد شده است. اگر دوباره وارد شود، تفاوت موجودی‌ها یک بار دیگر حساب می‌شود؛ برای تغییر تازه، پروندهٔ تازه بگیرید.`,
  foreignPictures: (rows: number) =>
    `توضیحات ${persianNumber(rows)} سطر عکس‌هایی از سایت‌های دیگر دارد که فروشگاه نشان نمی‌دهد.`,
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
