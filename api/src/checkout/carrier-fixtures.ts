import type { AddressDraft } from '@kashi/contracts/account/address';
import { gatewayNames } from '@kashi/contracts/gateways';
import type { TestShop } from '../testing/test-shop.ts';

export const places = { isfahan: 1, kashan: 2, tehran: 3 } as const;
export const carriers = { courier: 1, post: 2, freight: 3 } as const;

/** A shop in Isfahan with ten percent tax and three carriers; its sums are easy to calculate by hand. */
export async function aShopInIsfahan(
  { store }: Pick<TestShop, 'store'>,
  settings: { minimumOrders?: number; taxRate?: number; hasGateways?: boolean } = {},
): Promise<void> {
  const { db } = store;
  await db
    .insertInto('provinces')
    .values([{ title: 'اصفهان' }, { title: 'تهران' }])
    .execute();
  await db
    .insertInto('cities')
    .values([
      { province_id: 1, title: 'اصفهان', lat: null, lng: null },
      { province_id: 1, title: 'کاشان', lat: null, lng: null },
      { province_id: 2, title: 'تهران', lat: null, lng: null },
    ])
    .execute();
  await db
    .insertInto('shop_settings')
    .values({
      shop_name: 'کاشی',
      address: 'اصفهان، خیابان چهارباغ، پلاک ۸',
      city_id: places.isfahan,
      lat: null,
      lng: null,
      tax_rate: settings.taxRate ?? 10,
      minimum_orders: settings.minimumOrders ?? 0,
      active_gateways: (settings.hasGateways ?? true) ? gatewayNames : [],
    })
    .execute();
  await db
    .insertInto('carriers')
    .values([
      { name: 'پیک کاشی', icon_path: '/media/courier.svg', position: 1, most_weight_grams: 10_000 },
      { name: 'پست پیشتاز', position: 2, most_weight_grams: null },
      { name: 'باربری راهوار', position: 3, most_weight_grams: null },
    ])
    .execute();
  const zone = { free_from: null, prepare_duration: null };
  await db
    .insertInto('carrier_zones')
    .values([
      {
        ...zone,
        carrier_id: 1,
        zone: 1,
        fee: 45_000,
        duration: 'امروز',
        prepare_duration: '۱ روز کاری',
      },
      { ...zone, carrier_id: 2, zone: 1, fee: 30_000, duration: '۲ روز', free_from: 1_000_000 },
      { ...zone, carrier_id: 2, zone: 2, fee: 40_000, duration: '۳ روز' },
      { ...zone, carrier_id: 2, zone: 3, fee: 60_000, duration: '۴ روز' },
      { ...zone, carrier_id: 3, zone: 3, fee: 0, duration: 'پس‌کرایه' },
    ])
    .execute();
}

export const anAddress = {
  Title: 'خانه',
  Address: 'خیابان توحید، پلاک ۲۲',
  CityId: places.isfahan as number,
  PostalCode: '8174655321',
  TransfereeName: 'نگار رضایی',
  TransfereeMobNo: '09131234567',
} satisfies AddressDraft;

/** Creates an address of the customer's and returns its id. */
export async function addressOf(
  shop: TestShop,
  token: string,
  address: Partial<typeof anAddress> = {},
): Promise<number> {
  const created = await shop.ask(
    'POST /v1/Identity/CustomersAddress/Create',
    { ...anAddress, ...address },
    { token },
  );
  return created.body.Value.Id;
}
