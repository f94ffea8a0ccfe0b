import { persianNumber, persianToman } from '@kashi/format/persian';

/** Words about the cart that several screens say. */
export const cartMessages = {
  itemCount: (count: number) => `${persianNumber(count)} کالا`,
  toCart: 'مشاهدهٔ سبد خرید',
  applied: 'تغییرات با موفقیت در سبد خرید اعمال شد.',
  gone: 'این کالا دیگر در سبد خرید شما نیست.',
  locked:
    'سفارش درحالت پرداخت می باشد امکان تغییر وجود ندارد حداکثر زمان لازم برای ویرایش ۱۰دقیقه می باشد.',
  timeLeft: 'زمان مانده:',
  belowMinimum: (amountToman: number) => `حداقل مبلغ سفارش باید ${persianToman(amountToman)} باشد`,
} as const;
