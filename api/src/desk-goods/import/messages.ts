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
  fault: (fault: Fault): string => {
    switch (fault.is) {
      case 'unknown-column':
        return `ستون «${fault.column}» شناخته نیست.`;
      case 'column-twice':
        return `ستون «${fault.column}» دو بار آمده است.`;
      case 'spec-column':
        return `ستون «${fault.column}» باید مانند «‎spec: گروه / نام‎» باشد، هر کدام حداکثر ۱۰۰ حرف.`;
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
        return `کالایی با شمارهٔ ${fault.id.toLocaleString('fa-IR', { useGrouping: false })} نیست.`;
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
        return `تنوع «${fault.variant}» دو بار آمده است.`;
      case 'two-values':
        return `سطر دیگری از همین کالا برای مشخصهٔ «${fault.spec}» مقدار دیگری دارد.`;
      case 'some-by-call':
        return 'قیمت ۰ یعنی «تماس بگیرید» و باید برای همهٔ تنوع‌های کالا باشد.';
    }
  },
} as const;

function cell(wrong: WrongCell): string {
  switch (wrong.is) {
    case 'not-whole':
      return `باید عددی درست از ${number(wrong.least)} تا ${number(wrong.most)} باشد.`;
    case 'too-long':
      return `باید حداکثر ${number(wrong.most)} حرف باشد.`;
    case 'no-color':
      return 'رنگ باید مانند ‎#1a2b3c باشد.';
  }
}
