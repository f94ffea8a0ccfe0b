import type { BaseInfo } from '@kashi/contracts/home';
import type { Selectable } from 'kysely';
import {
  byLaterFlag,
  bySpecifiedFlag,
  gateways as known,
  type GatewayName,
} from '@kashi/contracts/gateways';
import { pagePath } from '../content/page-path.ts';
import type { Tables } from '../schema/tables.ts';
import type { Shop } from '../shop.ts';

type BaseInfoSources = Pick<Shop, 'store' | 'gateways' | 'environment'>;

/**
 * The shop's own facts; null until the shop is set up. A gateway is active if the owner has enabled it and the shop has an
 * account there.
 */
export async function readBaseInfo({
  store,
  gateways,
  environment,
}: BaseInfoSources): Promise<BaseInfo | null> {
  const row = await store.db.selectFrom('shop_settings').selectAll().executeTakeFirst();
  if (!row) return null;
  const isActive = (name: GatewayName) =>
    row.active_gateways.includes(name) && known[name].code in gateways;
  return {
    ShopName: row.shop_name,
    LogoPicPath: row.logo_pic_path,
    Address: row.address,
    TellNo: row.tell_no,
    Email: row.email,
    InstagramLink: row.instagram_link,
    TelegramLink: row.telegram_link,
    AparatLink: row.aparat_link,
    AboutShortUs: row.about_short_us,
    EnamadLink1: row.enamad_link1,
    EnamadLink2: row.enamad_link2,
    EnamadLink3: row.enamad_link3,
    EnamadPicPath1: row.enamad_pic_path1,
    EnamadPicPath2: row.enamad_pic_path2,
    EnamadPicPath3: row.enamad_pic_path3,
    MinimumOrders: row.minimum_orders,
    ...bySpecifiedFlag(isActive),
    ...byLaterFlag((name) => isActive(name) || undefined),
    CityId: row.city_id,
    Lat: row.lat,
    Lng: row.lng,
    IsShopBlog: row.is_shop_blog,
    ShopBlogName: row.shop_blog_name,
    MapTiles: environment.mapTiles,
    TaxRate: row.tax_rate,
    ...(!row.prices_with_tax && { PricesWithTax: false }),
    ...pickupField(row),
    ...(await footerField(store)),
    ...closedField(row),
    ...(row.counts_figures && { CountsFigures: true }),
    ...(row.verification_tags.length > 0 && { VerificationTags: row.verification_tags }),
  };
}

/** The `Pickup` field; absent while the owner has said nothing about pickup, since the contents are part of every page. */
function pickupField(row: Selectable<Tables['shop_settings']>): Pick<BaseInfo, 'Pickup'> {
  const { is_pickup_active, pickup_address, pickup_hours, pickup_ready_time } = row;
  if (is_pickup_active && !pickup_address && !pickup_hours && !pickup_ready_time) return {};
  return {
    Pickup: {
      IsActive: is_pickup_active,
      Address: pickup_address,
      Hours: pickup_hours,
      ReadyTime: pickup_ready_time,
    },
  };
}

/** The `FooterPages` field; absent while the footer has no page. */
async function footerField({ db }: Shop['store']): Promise<Pick<BaseInfo, 'FooterPages'>> {
  const pages = await db
    .selectFrom('introductions')
    .select(['section_name_en', 'title', 'footer'])
    .where('footer', '!=', 'none')
    .orderBy('section_name_en')
    .execute();
  const FooterPages = pages.flatMap(({ section_name_en, title, footer }) =>
    footer === 'none' ? [] : [{ Title: title, Path: pagePath(section_name_en), List: footer }],
  );
  return FooterPages.length === 0 ? {} : { FooterPages };
}

/** The `Closed` field; absent while the shop is open. */
function closedField({
  opening,
  closed_sentence,
}: Selectable<Tables['shop_settings']>): Pick<BaseInfo, 'Closed'> {
  if (opening === 'open') return {};
  return { Closed: { Sentence: closed_sentence, IsNew: opening === 'new' } };
}
