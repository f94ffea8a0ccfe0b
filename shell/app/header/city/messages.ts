export const messages = {
  choose: 'شهر شما را انتخاب کنید',
  to: (city: string) => `ارسال به ${city}`,
} as const;
