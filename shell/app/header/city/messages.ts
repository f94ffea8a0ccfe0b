export const messages = {
  choose: 'شهر خود را انتخاب کنید',
  to: (city: string) => `ارسال به ${city}`,
} as const;
