/** The shop's guarantees, worded as Iranian shoppers know them. */
export const guarantees = {
  authentic: 'گارانتی اصالت و سلامت فیزیکی کالا',
  company18: 'گارانتی ۱۸ ماهه شرکتی',
  company24: 'گارانتی ۲۴ ماهه شرکتی',
  company12: 'گارانتی ۱۲ ماهه شرکتی',
  sixMonths: 'گارانتی ۶ ماهه تعویض',
  compressor: 'گارانتی ۲۴ ماهه و ۱۰ سال گارانتی کمپرسور',
  motor: 'گارانتی ۲۴ ماهه و ۱۰ سال گارانتی موتور',
  sevenDays: '۷ روز ضمانت بازگشت کالا',
  fresh: 'تاریخ انقضا بیشتر از شش ماه',
  workshop: 'ضمانت دست‌سازه از کارگاه سازنده',
} as const;
