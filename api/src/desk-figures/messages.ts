/** What the desk says about its figures. */
export const messages = {
  wrongSpan: 'بازه درست نیست: پایان نباید پیش از آغاز باشد و بازه حداکثر ۴۰۰ روز است.',
  restLeftOut: 'بقیهٔ عبارت‌ها در این پرونده نیامده است.',
  columns: {
    days: {
      jalali: 'روز',
      orders: 'سفارش',
      pieces: 'تعداد کالا',
      salesToman: 'فروش (تومان)',
      returnedOrders: 'سفارش برگشتی',
      returnedToman: 'برگشتی (تومان)',
      leftCarts: 'سبد رهاشده',
    },
    goods: {
      productId: 'شناسه',
      name: 'کالا',
      pieces: 'تعداد',
      salesToman: 'فروش (تومان)',
    },
    searches: { text: 'عبارت', times: 'دفعه' },
  },
} as const;
