/** What the server says where a purchase would begin in a shop that is not open. */
export const messages = {
  notOpenYet: 'فروشگاه هنوز باز نشده است و سفارش نمی‌گیرد.',
  closed: 'فروشگاه برای مدتی بسته است و اکنون سفارش نمی‌گیرد.',
} as const;
