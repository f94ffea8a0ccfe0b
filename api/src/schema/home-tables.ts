import type { FrontPageInput } from '@kashi/contracts/desk/front-page';
import type { OpeningState } from '@kashi/contracts/desk/opening';
import type { GatewayName } from '@kashi/contracts/gateways';
import type { VerificationTag } from '@kashi/contracts/home';
import type { Picture } from '@kashi/contracts/picture';
import type { ColumnType, Generated } from 'kysely';
import type { Defaulted, Json, NullableJson } from './columns.ts';

/** The home page and the shop's own facts, of `migrations/001-catalogue.sql`. */
export interface HomeTables {
  shop_settings: ShopSettingsTable;
  banners: BannersTable;
  sliders: SlidersTable;
  amazing_offers: { product_id: number; position: Defaulted<number> };
  promo_sections: { position: number; title: string; url: Defaulted<string> };
  promo_section_products: {
    section_position: number;
    product_id: number;
    position: Defaulted<number>;
  };
  /** The table of `migrations/016-own-shop.sql`: it has one row after the owner has left the demo. */
  left_demo: { id: Generated<number>; left_at: Date };
  suggested_products: { product_id: number; position: Defaulted<number> };
  /** The table of `migrations/061-front-page-previews.sql`. */
  front_page_previews: {
    session_hash: Buffer;
    token_hash: Buffer;
    page: Json<FrontPageInput>;
    version: string;
    ends_at: Date;
  };
}

interface ShopSettingsTable {
  id: Generated<number>;
  shop_name: string;
  logo_pic_path: Defaulted<string>;
  address: Defaulted<string>;
  tell_no: Defaulted<string>;
  email: Defaulted<string>;
  instagram_link: Defaulted<string>;
  telegram_link: Defaulted<string>;
  aparat_link: Defaulted<string>;
  about_short_us: Defaulted<string>;
  enamad_link1: Defaulted<string>;
  enamad_link2: Defaulted<string>;
  enamad_link3: Defaulted<string>;
  enamad_pic_path1: Defaulted<string>;
  enamad_pic_path2: Defaulted<string>;
  enamad_pic_path3: Defaulted<string>;
  minimum_orders: Defaulted<number>;
  /** The names of the gateways offered to shoppers. */
  active_gateways: Defaulted<GatewayName[]>;
  city_id: number | null;
  lat: number | null;
  lng: number | null;
  is_shop_blog: Defaulted<boolean>;
  shop_blog_name: Defaulted<string>;
  tax_rate: Defaulted<number>;
  account_key: Defaulted<string>;
  account_owner: Defaulted<string>;
  is_pickup_active: Defaulted<boolean>;
  /** '' for the shop's own address. */
  pickup_address: Defaulted<string>;
  pickup_hours: Defaulted<string>;
  pickup_ready_time: Defaulted<string>;
  /** The columns of `migrations/070-opening.sql`. */
  opening: Defaulted<OpeningState>;
  /** What shoppers read while the shop is closed; '' for nothing. */
  closed_sentence: Defaulted<string>;
  /** The column of `migrations/086-visit-figures.sql`. */
  counts_figures: Defaulted<boolean>;
  /** The column of `migrations/101-verification-tags.sql`. */
  verification_tags: ColumnType<VerificationTag[], string | undefined, string>;
  /** The column of `migrations/100-prices-with-tax.sql`. */
  prices_with_tax: Defaulted<boolean>;
}

interface BannersTable {
  slot: number;
  is_active: Defaulted<boolean>;
  picture: NullableJson<Picture>;
  url: Defaulted<string>;
  alt: Defaulted<string>;
  title: Defaulted<string>;
}

interface SlidersTable {
  id: Generated<number>;
  /** The column of `migrations/030-active-slides.sql`. */
  is_active: Defaulted<boolean>;
  position: Defaulted<number>;
  picture: Json<Picture>;
  url: Defaulted<string>;
  alt: Defaulted<string>;
  title: Defaulted<string>;
}
