/** A product of the demo shop. Its id never changes; `seeded-products.spec.ts` holds the rest to what the shop says. */
export interface SeededProduct {
  id: number;
  name: string;
}

interface SeededWatch extends SeededProduct {
  /** Its canonical address, decoded. */
  path: string;
}

/** Four colours: «لاجوردی» is shown first, «نقره‌ای» is dearer, «مشکی» is sold out. Pictures, reviews, a video. */
const watch: SeededWatch = {
  id: 2301,
  name: 'ساعت هوشمند ماهور مدل نسیم، صفحهٔ گرد ۱٫۴ اینچی با بند سیلیکونی',
  path: '/product/2301/ساعت-هوشمند-ماهور-مدل-نسیم-صفحه-گرد-۱۴-اینچی-با-بند-سیلیکونی',
};

/** Products that specs ask for by what is special about them. */
export const seeded = {
  watch,
  /** Of the same subgroup. Bought by many specs, one piece each. */
  band: { id: 2302, name: 'ساعت هوشمند شیائومی مدل Redmi Watch 5 Active' },
  callForPrice: { id: 2401, name: 'دوربین بدون آینهٔ نگاره ۵ با لنز کیت' },
  outOfStock: { id: 8102, name: 'پوتین کوهنوردی ضدآب البرز' },
  /** Four pieces of it are below the least order, five are not. */
  cheap: { id: 9205, name: 'بیسکویت ساقه طلایی مینو با آرد جو بستهٔ ۱۷۰ گرمی' },
  /** Plenty of it: bought by every journey of a payment. */
  pistachio: { id: 9201, name: 'پستهٔ اکبری دامغان خام بسته‌بندی خلأ' },
  /** In more colours than one, and plenty of it: bought in every browser. */
  simplePhone: { id: 1114, name: 'گوشی موبایل نوکیا مدل 105 2023 دو سیم‌کارت' },
  withoutPicture: { id: 3505, name: 'بستهٔ بذر سبزی خوردن شش‌گانهٔ سبزینه' },
} as const satisfies Record<string, SeededProduct>;

/** Where some of them stand in the menu. */
export const seededGroups = {
  /** A subgroup with more than one page of the listing. */
  manyPages: { subGroupId: 11 },
  /** More than 40 items in the mega-menu. */
  wideMenu: { groupId: 3 },
} as const;
