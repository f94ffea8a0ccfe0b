import { carrierMarks } from '../pictures/drawing/marks.ts';
import { rowsOf, type RowsOfTable } from '../rows/rows-of-table.ts';
import { daysBefore } from '../seed-calendar.ts';

/** Zones: 1 the shop's own city, 2 the rest of its province, 3 the rest of the country. */
type Zone = 1 | 2 | 3;

/** After how many working days it arrives, at the least and at the most. */
type Days = [least: number, most: number];

interface Carrier {
  name: string;
  mark: keyof typeof carrierMarks;
  mostWeightGrams: number | null;
  /** The page at which its parcels are followed. */
  trackingUrl?: string;
  zones: Partial<
    Record<Zone, { fee: number; freeFrom: number | null; duration: string; days: Days | null }>
  >;
}

const pagesOfThePost = 'https://tracking.post.ir/';

/** Together the carriers serve everything everywhere, but each of them leaves something out. */
const carriers: Carrier[] = [
  {
    name: 'پیک کاشی',
    mark: 'courier',
    mostWeightGrams: 20_000,
    zones: {
      1: {
        fee: 45_000,
        freeFrom: 3_000_000,
        duration: 'ساعت ۱۷ تا ۲۰',
        days: [0, 1],
      },
    },
  },
  {
    name: 'پست پیشتاز',
    mark: 'post',
    trackingUrl: pagesOfThePost,
    mostWeightGrams: 25_000,
    zones: {
      1: {
        fee: 62_000,
        freeFrom: 2_000_000,
        duration: '۱ تا ۲ روز کاری',
        days: [1, 2],
      },
      2: {
        fee: 74_000,
        freeFrom: 2_500_000,
        duration: '۲ تا ۳ روز کاری',
        days: [2, 3],
      },
      3: {
        fee: 89_000,
        freeFrom: 4_000_000,
        duration: '۲ تا ۴ روز کاری',
        days: [2, 4],
      },
    },
  },
  {
    name: 'پست ویژه',
    mark: 'express',
    trackingUrl: pagesOfThePost,
    mostWeightGrams: 10_000,
    zones: {
      2: { fee: 128_000, freeFrom: null, duration: 'روز بعد', days: [1, 1] },
      3: { fee: 165_000, freeFrom: null, duration: '۱ تا ۲ روز کاری', days: [1, 2] },
    },
  },
  {
    name: 'وانت کاشی',
    mark: 'freight',
    mostWeightGrams: null,
    zones: {
      1: {
        fee: 290_000,
        freeFrom: 40_000_000,
        duration: 'با هماهنگی تلفنی',
        days: null,
      },
    },
  },
  {
    name: 'باربری راهوار',
    mark: 'freight',
    mostWeightGrams: null,
    zones: {
      2: { fee: 420_000, freeFrom: null, duration: '۳ تا ۵ روز کاری', days: [3, 5] },
      3: { fee: 680_000, freeFrom: null, duration: '۴ تا ۷ روز کاری', days: [4, 7] },
    },
  },
];

/** Carriers with their zones and fees (toman), and coupons that a shopper may try. */
export function deliveryRows(): RowsOfTable[] {
  return [
    rowsOf(
      'carriers',
      carriers.map((carrier, position) => ({
        id: position + 1,
        name: carrier.name,
        icon_path: `/media/${carrierMarks[carrier.mark].file}`,
        position,
        most_weight_grams: carrier.mostWeightGrams,
        tracking_url: carrier.trackingUrl ?? '',
      })),
    ),
    rowsOf(
      'carrier_zones',
      carriers.flatMap((carrier, position) =>
        Object.entries(carrier.zones).map(([zone, terms]) => ({
          carrier_id: position + 1,
          zone: Number(zone),
          fee: terms.fee,
          free_from: terms.freeFrom,
          duration: terms.duration,
          prepare_duration: terms.days ? null : terms.duration,
          least_days: terms.days?.[0] ?? null,
          most_days: terms.days?.[1] ?? null,
        })),
      ),
    ),
    rowsOf('coupons', [
      coupon({
        code: 'KASHI10',
        kind: 'percent',
        value: 10,
        most_discount: 500_000,
        minimum_subtotal: 500_000,
      }),
      coupon({
        code: 'SALAM',
        kind: 'amount',
        value: 100_000,
        minimum_subtotal: 1_000_000,
        usage_limit_per_customer: 1,
      }),
      coupon({ code: 'YALDA', kind: 'percent', value: 20, expires_at: daysBefore(300) }),
    ]),
  ];
}

interface Coupon {
  code: string;
  kind: 'percent' | 'amount';
  value: number;
  most_discount?: number;
  minimum_subtotal?: number;
  expires_at?: Date;
  usage_limit_per_customer?: number;
}

function coupon(terms: Coupon) {
  return {
    most_discount: null,
    minimum_subtotal: 0,
    expires_at: null,
    customer_id: null,
    usage_limit: null,
    usage_limit_per_customer: null,
    ...terms,
  };
}
