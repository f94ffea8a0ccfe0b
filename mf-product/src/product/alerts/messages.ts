import { persianToman } from '@kashi/format/persian';

export const messages = {
  stock: {
    ask: 'موجود شد خبرم کن',
    waits: 'وقتی موجود شود خبرتان می‌کنیم',
    cancel: 'لغو',
    cancelLabel: 'لغو درخواست خبر موجود شدن',
  },
  price: {
    intro:
      'وقتی این کالا موجود باشد و قیمتش به قیمت دلخواه شما یا کمتر برسد، با پیامک خبرتان می‌کنیم.',
    today: (toman: number) => `قیمت امروز: ${persianToman(toman)}`,
    wanted: 'قیمت دلخواه',
    unit: 'تومان',
    notBelow: (toman: number) =>
      `قیمت دلخواه باید کمتر از قیمت امروز باشد، که ${persianToman(toman)} است.`,
    ask: 'خبرم کن',
    change: 'تغییر قیمت دلخواه',
    waits: (toman: number) => `اگر قیمت به ${persianToman(toman)} یا کمتر برسد، خبرتان می‌کنیم.`,
    cancel: 'لغو این درخواست',
    signIn: 'برای آنکه بتوانیم خبرتان کنیم، نخست وارد حساب خود شوید.',
    signInLink: 'ورود به حساب',
  },
  cancelled: 'این درخواست لغو شد.',
} as const;
