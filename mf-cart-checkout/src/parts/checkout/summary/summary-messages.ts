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
  payable: 'مبلغ قابل پرداخت',
  continueOrder: 'ادامه ثبت سفارش',
  continuePayment: 'ادامهٔ پرداخت',
  editOrder: 'ویرایش سفارش',
} as const;
