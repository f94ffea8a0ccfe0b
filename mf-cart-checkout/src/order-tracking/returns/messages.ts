import type { OrderReturn } from '@kashi/contracts/returns/order-return';
import type { ReturnReason } from '@kashi/contracts/returns/return-rules';

export const messages = {
  title: 'مرجوعی',
  open: 'درخواست مرجوعی',
  until: (day: string) => `تا پایان ${day} می‌توانید کالاهای این سفارش را مرجوع کنید.`,
  states: {
    asked: 'در حال بررسی',
    accepted: 'پذیرفته شد',
    received: 'کالا رسید',
    refunded: 'برگشت پول ثبت شد',
    refused: 'پذیرفته نشد',
    withdrawn: 'پس گرفته شد',
  } satisfies Record<OrderReturn['State'], string>,
  next: {
    asked: 'فروشگاه درخواست شما را بررسی می‌کند و نتیجه را در همین صفحه و با پیامک می‌گوید.',
    accepted: 'کالا را به این روش پس بفرستید:',
    received: 'کالا به فروشگاه رسیده است. پس از بازبینی پول آن برمی‌گردد.',
    refunded: 'پول این کالاها را در بخش «برگشت پول» می‌بینید.',
    refused: '',
    withdrawn: '',
  } satisfies Record<OrderReturn['State'], string>,
  askedOn: (day: string) => `درخواست ${day}`,
  refusedBecause: (reason: string) => `دلیل فروشگاه: ${reason}`,
  reasons: {
    broken: 'خراب یا شکسته است',
    wrong: 'کالای دیگری رسیده است',
    different: 'با توضیح فروشگاه فرق دارد',
    incomplete: 'چیزی کم دارد',
    unwanted: 'منصرف شده‌ام',
    other: 'دلیل دیگر',
  } satisfies Record<ReturnReason, string>,
  withdraw: 'پس گرفتن درخواست',
  withdrawn: 'درخواست مرجوعی پس گرفته شد.',
  pictures: (count: string) => `عکس‌های شما (${count})`,
  form: {
    lines: 'کدام کالاها را پس می‌فرستید؟',
    none: 'هیچ',
    count: (count: string) => `${count} عدد`,
    reason: 'دلیل مرجوعی',
    choose: 'انتخاب کنید',
    text: 'توضیح',
    textHint: 'بنویسید چه ایرادی دارد. برای «دلیل دیگر» لازم است.',
    send: 'فرستادن درخواست',
    sent: 'درخواست مرجوعی ثبت شد.',
  },
} as const;
