/** «پیشنهادهای شگفت‌انگیز»: the biggest discounts, in the order of the carousel. */
export const amazingOffers = [
  5301, 5501, 3201, 2502, 5101, 2301, 7101, 3304, 6101, 1301, 4301, 10101,
];

/** Five sections (section 9): new arrivals, hand-made goods, best sellers, the road, clothes. */
export const promoSections = [
  {
    title: 'تازه‌های کالای دیجیتال',
    products: [2101, 1115, 2401, 2501, 4401, 2201, 2601, 2105, 1113, 2304],
  },
  { title: 'دست‌ساز و ماندگار', products: [3203, 3202, 3303, 3302, 7302, 7301, 1304, 5403] },
  {
    title: 'پرفروش‌های این هفته',
    products: [5401, 9101, 7201, 3501, 8201, 6201, 5502, 2204, 3101],
  },
  { title: 'سفر و طبیعت', products: [8101, 8102, 2403, 5402, 8301, 8302, 8103, 8201] },
  { title: 'پوشاک و کیف', products: [5201, 5101, 5403, 5501, 5301, 5502, 5401, 5102] },
] as const;

/** «پیشنهاد لحظه ای». */
export const suggestedProducts = [3301, 2402, 1404, 9101, 10201, 6301];
