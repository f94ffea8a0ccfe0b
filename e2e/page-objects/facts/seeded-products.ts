/** A product of the demo shop. Its id never changes; `seeded-products.spec.ts` compares the rest with the shop. */
export interface SeededProduct {
  id: number;
  name: string;
}

interface SeededWatch extends SeededProduct {
  /** The canonical address of the watch, decoded. */
  path: string;
}

/** Four colours: «لاجوردی» is shown first, «نقره‌ای» is dearer with a large stock, «مشکی» is sold out. Pictures, reviews, a video. */
const watch: SeededWatch = {
  id: 2301,
  name: 'ساعت هوشمند ماهور مدل نسیم، صفحهٔ گرد ۱٫۴ اینچی با بند سیلیکونی',
  path: '/product/2301/ساعت-هوشمند-ماهور-مدل-نسیم-صفحه-گرد-۱-۴-اینچی-با-بند-سیلیکونی',
};

/** Products for specs, by what is special about each. */
export const seeded = {
  watch,
  /** In the same subgroup. Many specs buy one piece each. */
  band: { id: 2302, name: 'ساعت هوشمند شیائومی مدل Redmi Watch 5 Active' },
  callForPrice: { id: 2401, name: 'دوربین بدون آینهٔ نگاره ۵ با لنز کیت' },
  outOfStock: { id: 8102, name: 'پوتین کوهنوردی ضدآب البرز' },
  /** Four pieces are below the minimum order, five are not. */
  cheap: { id: 9205, name: 'بیسکویت ساقه طلایی مینو با آرد جو بستهٔ ۱۷۰ گرمی' },
  /** A large stock: every payment spec buys it. */
  pistachio: { id: 9201, name: 'پستهٔ اکبری دامغان خام بسته‌بندی خلأ' },
  /** Several colours and a large stock: it is bought in every browser. */
  simplePhone: { id: 1114, name: 'گوشی موبایل نوکیا مدل 105 2023 دو سیم‌کارت' },
  /** A large stock: customers with a past have bought it. */
  chocolate: { id: 9206, name: 'شکلات تلخ ۷۸ درصد مینو با پودر زعفران' },
  /** In five sizes, which a size guide explains. */
  shoes: { id: 5301, name: 'کفش پیاده‌روی زنانهٔ گام مدل ابر' },
  /** In four colours. It sells out at the desk. */
  teapot: { id: 3201, name: 'قوری سرامیکی انار ۱٫۲ لیتری' },
  withoutPicture: { id: 3505, name: 'بستهٔ بذر سبزی خوردن شش‌گانهٔ سبزینه' },
} as const satisfies Record<string, SeededProduct>;

/** Places in the menu. */
export const seededGroups = {
  /** A subgroup with more than one page of the listing. */
  manyPages: { subGroupId: 11 },
  /** More than 40 items in the mega-menu. */
  wideMenu: { groupId: 3 },
} as const;
