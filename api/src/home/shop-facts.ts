import { gatewayNames } from '@kashi/shared/contracts/gateways';
import type { Insertable, Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Tables } from '../schema/tables.ts';
import type { Store } from '../store/store.ts';

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]);
const picturePath = z.string().check(z.regex(/^(?:\/media\/[\w.-]+)?$/));

/**
 * The shop's facts as the owner sets them, by the names of `BaseInfo` (§3), and three that shoppers do not read: the rate of the
 * value added tax in percent, and the card for card-to-card transfers with its owner. Money is in toman. A field that is left out
 * stays unchanged.
 */
export const shopFactsSchema = z.partial(
  z.strictObject({
    ShopName: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    LogoPicPath: picturePath,
    Address: text(500),
    TellNo: text(50),
    Email: z.union([z.literal(''), z.email()]),
    InstagramLink: link,
    TelegramLink: link,
    AparatLink: link,
    AboutShortUs: text(1000),
    EnamadLink1: link,
    EnamadLink2: link,
    EnamadLink3: link,
    EnamadPicPath1: picturePath,
    EnamadPicPath2: picturePath,
    EnamadPicPath3: picturePath,
    MinimumOrders: z.int().check(z.gte(0)),
    ActiveGateways: z.array(z.enum(gatewayNames)),
    CityId: z.nullable(z.int()),
    Lat: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
    Lng: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
    IsShopBlog: z.boolean(),
    ShopBlogName: text(100),
    TaxRate: z.int().check(z.gte(0), z.lte(100)),
    AccountKey: z.string().check(z.regex(/^(?:\d{16})?$/)),
    AccountOwner: text(100),
  }),
);

export type ShopFacts = z.infer<typeof shopFactsSchema>;

type Column = Exclude<keyof Insertable<Tables['shop_settings']>, 'id'>;

const columns = {
  ShopName: 'shop_name',
  LogoPicPath: 'logo_pic_path',
  Address: 'address',
  TellNo: 'tell_no',
  Email: 'email',
  InstagramLink: 'instagram_link',
  TelegramLink: 'telegram_link',
  AparatLink: 'aparat_link',
  AboutShortUs: 'about_short_us',
  EnamadLink1: 'enamad_link1',
  EnamadLink2: 'enamad_link2',
  EnamadLink3: 'enamad_link3',
  EnamadPicPath1: 'enamad_pic_path1',
  EnamadPicPath2: 'enamad_pic_path2',
  EnamadPicPath3: 'enamad_pic_path3',
  MinimumOrders: 'minimum_orders',
  ActiveGateways: 'active_gateways',
  CityId: 'city_id',
  Lat: 'lat',
  Lng: 'lng',
  IsShopBlog: 'is_shop_blog',
  ShopBlogName: 'shop_blog_name',
  TaxRate: 'tax_rate',
  AccountKey: 'account_key',
  AccountOwner: 'account_owner',
} as const satisfies Record<keyof ShopFacts, Column>;

const names = Object.keys(columns) as (keyof ShopFacts)[];

/** All facts that the owner has set; null until the shop is set up. */
export async function readShopFacts({ db }: Store): Promise<Required<ShopFacts> | null> {
  const row = await db.selectFrom('shop_settings').selectAll().executeTakeFirst();
  if (!row) return null;
  return Object.fromEntries(names.map((name) => [name, row[columns[name]]])) as Required<ShopFacts>;
}

/**
 * Saves the owner's facts; the first time opens the shop. Returns false, without saving, if that would open a shop without a
 * name.
 */
export async function saveShopFacts(tx: Transaction<Tables>, facts: ShopFacts): Promise<boolean> {
  const known = await tx.selectFrom('shop_settings').select('shop_name').executeTakeFirst();
  const shopName = facts.ShopName ?? known?.shop_name;
  if (!shopName) return false;
  const said = Object.fromEntries(
    names.filter((name) => facts[name] !== undefined).map((name) => [columns[name], facts[name]]),
  );
  const row = { ...said, shop_name: shopName };
  await tx
    .insertInto('shop_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return true;
}
