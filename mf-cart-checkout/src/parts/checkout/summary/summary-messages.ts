import { persianPercent } from '@kashi/format/persian';

export const summaryMessages = {
  title: 'خلاصهٔ سفارش',
  count: 'تعداد کالا',
  subTotal: 'جمع قیمت‌ها',
  discount: 'تخفیف',
  couponDiscount: 'تخفیف با کد',
  tax: (percent: number) => `مالیات بر ارزش افزوده (${persianPercent(percent)})`,
  deliveryFee: 'هزینهٔ ارسال',
  dependsOnAddress: 'وابسته به آدرس',
  free: 'رایگان',
  freightCollect: 'کرایه هنگام تحویل',
  payable: 'مبلغ قابل پرداخت',
  continuePayment: 'ادامهٔ پرداخت',
} as const;
