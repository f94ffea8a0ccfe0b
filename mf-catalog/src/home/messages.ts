import { persianNumber } from '@kashi/format/persian';

export const messages = {
  title: 'خانه',
  heading: (shopName: string) => `فروشگاه اینترنتی ${shopName}`,
  slides: {
    label: 'پیشنهادهای ویژه',
    kind: 'اسلایدر',
    open: 'مشاهده',
    slide: (number: number, count: number) =>
      `اسلاید ${persianNumber(number)} از ${persianNumber(count)}`,
    previous: 'اسلاید پیشین',
    next: 'اسلاید بعدی',
    pause: 'توقف اسلایدها',
    play: 'پخش اسلایدها',
  },
  banner: 'پیشنهاد فروشگاه',
  groups: 'گروه‌های کالا',
  offers: {
    title: 'پیشنهادهای شگفت‌انگیز',
    hint: 'بیشترین تخفیف‌ها، تا وقتی موجود است',
  },
  all: 'مشاهدهٔ همه',
  moment: {
    title: 'پیشنهاد لحظه ای',
    pause: 'توقف پیشنهادها',
    play: 'پخش پیشنهادها',
  },
  brands: 'برندها',
} as const;
