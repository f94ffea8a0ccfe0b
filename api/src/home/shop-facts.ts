import type { DeskSettings, shopSettingsInput } from '@kashi/contracts/desk/shop-settings';
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { Tables } from '../schema/tables.ts';

/** The shop's facts as the owner sets them; a field that is left out stays unchanged. */
export type ShopFacts = z.output<typeof shopSettingsInput>;

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
  PricesWithTax: 'prices_with_tax',
  AccountKey: 'account_key',
  AccountOwner: 'account_owner',
  IsPickupActive: 'is_pickup_active',
  PickupAddress: 'pickup_address',
  PickupHours: 'pickup_hours',
  PickupReadyTime: 'pickup_ready_time',
  CountsFigures: 'counts_figures',
  VerificationTags: 'verification_tags',
} as const satisfies Record<keyof ShopFacts, Column>;

const names = Object.keys(columns) as (keyof ShopFacts)[];

/** All facts that the owner has set; null until the shop is set up. */
export async function readShopFacts(db: Kysely<Tables>): Promise<DeskSettings['facts']> {
  const row = await db.selectFrom('shop_settings').selectAll().executeTakeFirst();
  if (!row) return null;
  return Object.fromEntries(names.map((name) => [name, row[columns[name]]])) as NonNullable<
    DeskSettings['facts']
  >;
}

/**
 * Saves the owner's facts. The first time they are those of a shop that is not open yet: opening it is a step of its own
 * (`openShop`). Returns false, without saving, if the shop would have no name.
 */
export async function saveShopFacts(tx: Transaction<Tables>, facts: ShopFacts): Promise<boolean> {
  const known = await tx
    .selectFrom('shop_settings')
    .select(['shop_name', 'tax_rate'])
    .executeTakeFirst();
  const shopName = facts.ShopName ?? known?.shop_name;
  if (!shopName) return false;
  const said = Object.fromEntries(
    names
      .filter((name) => facts[name] !== undefined)
      .map((name) => [columns[name], stored(name, facts)]),
  );
  const row = { ...said, shop_name: shopName };
  await tx
    .insertInto('shop_settings')
    .values({ ...row, opening: 'new' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  if (facts.TaxRate !== undefined && facts.TaxRate !== (known?.tax_rate ?? 0)) await datePrices(tx);
  return true;
}

/** The value for the column of this fact. The driver would write the list of a JSON column as an array of PostgreSQL. */
function stored(name: keyof ShopFacts, facts: ShopFacts): unknown {
  return name === 'VerificationTags' ? JSON.stringify(facts[name]) : facts[name];
}

/** Dates every listed product anew: its price has changed, and price comparisons ask for what has changed since their last visit. */
async function datePrices(tx: Transaction<Tables>): Promise<void> {
  // In the order in which other writers lock them, so that neither waits for the other.
  await sql`
    with held as (select product_id from product_listing order by product_id for update)
    update product_listing set changed_at = now() from held
    where product_listing.product_id = held.product_id`.execute(tx);
}
