import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import type { PictureFault } from '../../pictures/picture-fault.ts';
import type { UnfitZip } from '../../pictures/files/zip-files.ts';
import type { Fault, WrongCell } from '../../shop-command/import/problems.ts';

const number = (value: number) => value.toLocaleString('fa-IR');

/** What the desk says about files of goods. Names of columns stay as they stand in the file. */
export const messages = {
  empty: 'این پرونده خالی است.',
  bytes: 'حجم پرونده باید حداکثر ۱۰ مگابایت باشد. آن را به چند پرونده تقسیم کنید.',
  rows: (most: number) =>
    `پرونده باید حداکثر ${number(most)} سطر داشته باشد. آن را به چند پرونده تقسیم کنید.`,
  encoding: 'این پرونده متن UTF-8 نیست. در Excel هنگام ذخیره «CSV UTF-8» را انتخاب کنید.',
  busy: 'واردکردن کالای دیگری در جریان است. پس از پایان آن دوباره بفرستید.',
  setGone:
    'عکس‌هایی که فرستاده بودید دیگر نزد فروشگاه نیست. پروندهٔ ZIP را دوباره انتخاب کنید یا بررسی را از نو آغاز کنید.',
  partMissing: 'بخشی از پروندهٔ ZIP نرسیده است. آن را دوباره انتخاب کنید.',
  partBytes: 'هر بخش از پروندهٔ ZIP باید حداکثر ۸ مگابایت باشد.',
  zipBytes: 'حجم پروندهٔ ZIP باید حداکثر ۵۰۰ مگابایت باشد. کالاها را به چند پرونده تقسیم کنید.',
  zip: {
    'no-zip': 'این پروندهٔ عکس‌ها ZIP نیست یا خراب است. آن را از نو بسازید.',
    encrypted: 'این پروندهٔ ZIP رمز دارد. آن را بی‌رمز بسازید.',
    outside: 'در این پروندهٔ ZIP نامی هست که بیرون از آن را نشان می‌دهد. آن را از نو بسازید.',
    entries: 'پروندهٔ ZIP باید حداکثر ۵٬۰۰۰ پرونده داشته باشد.',
    bytes: 'عکس‌های ZIP روی هم باید حداکثر ۱ گیگابایت باشند. کالاها را به چند پرونده تقسیم کنید.',
  } satisfies Record<UnfitZip, string>,
  fault: (fault: Fault): string => {
    switch (fault.is) {
      case 'unknown-column':
        return `ستون «${fault.column}» شناخته نیست.`;
      case 'nameless-column':
        return `ستون ${number(fault.number)} نام ندارد.`;
      case 'column-twice':
        return `ستون «${fault.column}» دو بار آمده است.`;
      case 'spec-column':
        return `ستون «${fault.column}» باید مانند «\u2066spec: گروه / نام\u2069» باشد، هر کدام حداکثر ۱۰۰ حرف.`;
      case 'too-many-specs':
        return `پرونده باید حداکثر ${number(fault.most)} ستون مشخصه داشته باشد.`;
      case 'no-rows':
        return 'پرونده هیچ کالایی ندارد.';
      case 'no-list':
        return 'پرونده فهرست JSON نیست.';
      case 'no-object':
        return 'این بخش از فهرست کالا نیست.';
      case 'unread':
        return 'این سطر خوانده نشد: تعداد خانه‌ها با سطر نخست یکی نیست یا گیومه‌ای بسته نشده است.';
      case 'cell':
        return `${fault.column}: ${cell(fault.wrong)}`;
      case 'nameless':
        return 'نه id دارد و نه name.';
      case 'unknown-product':
        return `کالایی با شمارهٔ ${fault.id.toLocaleString('fa-IR', { useGrouping: false })} نیست. برای کالای تازه id را خالی بگذارید.`;
      case 'several-products':
        return 'چند کالا این نام را دارند؛ id را بنویسید.';
      case 'missing':
        return `${fault.column} خالی است.`;
      case 'missing-of-new':
        return `${fault.column} خالی است و کالا تازه است.`;
      case 'shelf-without-subgroup':
        return 'کنار group یا category باید subgroup هم باشد.';
      case 'which-group':
        return `group خالی است و «${fault.subgroup}» به‌تنهایی گروه را نمی‌گوید.`;
      case 'variant-twice':
        return fault.variant === ''
          ? 'این کالا پیش‌تر هم بدون نام تنوع آمده است. اگر تنوع‌های یک کالاست، در ستون variant برای هر کدام نامی بنویسید.'
          : `تنوع «${fault.variant}» دو بار آمده است.`;
      case 'which-variant':
        return 'این کالا چند تنوع دارد و ستون variant نمی‌گوید کدام. نام تنوع را در این ستون بنویسید.';
      case 'variant-nameless':
        return 'کالا چند تنوع دارد و یکی از آن‌ها نام ندارد. نامش را در ستون variant بنویسید؛ اگر از پیش در فروشگاه است، نخست در صفحهٔ کالا.';
      case 'unknown-variant':
        return `این کالا تنوعی به نام «${fault.variant}» ندارد. برای تنوع تازه seen_stock را خالی بگذارید؛ نام تنوع را در صفحهٔ کالا تغییر دهید.`;
      case 'stock-gone':
        return `موجودی این تنوع اکنون ${number(fault.present)} عدد است و نمی‌شود این‌همه از آن کم کرد. stock یا seen_stock را درست کنید.`;
      case 'two-values':
        return `برای مشخصهٔ «${fault.spec}» این کالا دو مقدار نوشته شده است.`;
      case 'two-cells':
        return `سطر دیگری از همین کالا در ستون ${fault.column} مقدار دیگری دارد.`;
      case 'some-by-call':
        return 'قیمت ۰ یعنی «تماس بگیرید» و باید برای همهٔ تنوع‌های کالا باشد.';
      case 'discount-order':
        return deskMessages.discountEnd;
      case 'picture':
        // An address is read from left to right, and the sentence around it is not.
        return `عکس «\u2066${fault.source}\u2069»: ${pictureFault(fault.why)}`;
      case 'too-many-pictures':
        return `این کالا بیش از ${number(fault.most)} عکس دارد.`;
      case 'too-many-pictures-in-file':
        return `پرونده باید حداکثر ${number(fault.most)} عکس را نام ببرد. آن را به چند پرونده تقسیم کنید.`;
      case 'more-texts-than-pictures':
        return 'شمار متن‌های picture_texts از عکس‌ها بیشتر است.';
    }
  },
} as const;

function cell(wrong: WrongCell): string {
  switch (wrong.is) {
    case 'not-whole':
      return `باید عددی درست از ${number(wrong.least)} تا ${number(wrong.most)} باشد.`;
    case 'too-long':
      return `باید حداکثر ${number(wrong.most)} حرف باشد.`;
    case 'comma':
      return 'ویرگول در این خانه چیزی را جدا نمی‌کند؛ میان بخش‌ها | بنویسید. اگر ویرگول بخشی از خود نام است، | را در پایان بنویسید.';
    case 'no-color':
      return 'رنگ باید مانند ‎#1a2b3c باشد.';
    case 'no-moment':
      return 'زمان باید مانند ۱۴۰۵/۱۲/۲۹ ۱۸:۳۰ باشد؛ - یعنی زمانی ندارد.';
  }
}

function pictureFault(fault: PictureFault): string {
  switch (fault.is) {
    case 'no-file':
      return 'در پروندهٔ ZIP نیست.';
    case 'several-files':
      return 'در پروندهٔ ZIP چند پرونده این نام را دارند؛ پوشه را هم پیش از نام بنویسید.';
    case 'no-files':
      return 'نام پرونده است؛ پروندهٔ ZIP عکس‌ها را هم انتخاب کنید.';
    case 'broken-file':
      return 'از پروندهٔ ZIP خوانده نشد. ZIP را از نو بسازید.';
    case 'address':
      return 'آدرس عکس باید با https آغاز شود و نام کاربری و رمز نداشته باشد.';
    case 'unknown-host':
      return 'میزبان این آدرس شناخته نیست.';
    case 'private-host':
      return 'میزبان این آدرس روی اینترنت همگانی نیست.';
    case 'no-answer':
      return 'میزبان این آدرس پاسخ نداد یا پاسخ را ناتمام گذاشت.';
    case 'status':
      return `میزبان این آدرس عکس را نداد (پاسخ ${fault.status.toLocaleString('fa-IR', { useGrouping: false })}).`;
    case 'redirects':
      return 'این آدرس بیش از اندازه به آدرس‌های دیگر می‌فرستد.';
    case 'late':
      return 'گرفتن این عکس بیش از ۳۰ ثانیه زمان برد.';
    case 'too-large':
      return deskMessages.picture.bytes;
    case 'too-much':
      return 'عکس‌های این پرونده روی هم بیش از ۲ گیگابایت است یا بیش از نیم ساعت زمان برد. آن را به چند پرونده تقسیم کنید.';
    case 'unfit':
      return deskMessages.picture[fault.why];
  }
}
