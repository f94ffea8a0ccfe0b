import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Picture } from '@kashi/shared/contracts/picture';

type Json<Shape extends object> = JSONColumnType<Shape, string, string>;
type NullableJson<Shape extends object> = ColumnType<
  Shape | null,
  string | null | undefined,
  string | null
>;
type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;

/** The tables of `store/migrations/001-catalogue.sql`, where their reasons are written. JSON columns take `JSON.stringify`. */
export interface CatalogueTables {
  shop_settings: ShopSettingsTable;
  provinces: { id: Generated<number>; title: string };
  cities: CitiesTable;
  areas: AreasTable;
  groups: {
    id: Generated<number>;
    title: string;
    picture: NullableJson<Picture>;
    position: Defaulted<number>;
  };
  subgroups: {
    id: Generated<number>;
    group_id: number;
    title: string;
    position: Defaulted<number>;
  };
  categories: {
    id: Generated<number>;
    subgroup_id: number;
    title: string;
    position: Defaulted<number>;
  };
  brands: BrandsTable;
  tags: { id: Generated<number>; title: string };
  products: ProductsTable;
  product_pictures: { product_id: number; position: number; picture: Json<Picture> };
  sale_params: SaleParamsTable;
  property_groups: { id: Generated<number>; title: string; position: Defaulted<number> };
  properties: {
    id: Generated<number>;
    group_id: number;
    title: string;
    position: Defaulted<number>;
  };
  product_property_values: {
    product_id: number;
    property_id: number;
    value: Defaulted<string>;
    highlighted: Defaulted<boolean>;
  };
  product_tags: { product_id: number; tag_id: number };
  product_medias: { product_id: number; position: number; url: string };
  price_changes: {
    id: Generated<number>;
    sale_param_id: number;
    changed_at: Defaulted<Date>;
    price: number;
  };
  reviews: ReviewsTable;
  questions: QuestionsTable;
  banners: BannersTable;
  sliders: SlidersTable;
  amazing_offers: { product_id: number; position: Defaulted<number> };
  promo_sections: { position: number; title: string };
  promo_section_products: {
    section_position: number;
    product_id: number;
    position: Defaulted<number>;
  };
  suggested_products: { product_id: number; position: Defaulted<number> };
  introductions: {
    section_name_en: string;
    title: Defaulted<string>;
    picture: NullableJson<Picture>;
    context: string;
  };
  product_listing: ProductListingTable;
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
  is_active_mellat_bank: Defaulted<boolean>;
  is_active_saman_kish: Defaulted<boolean>;
  is_active_zarin_pal: Defaulted<boolean>;
  city_id: number | null;
  lat: number | null;
  lng: number | null;
  is_shop_blog: Defaulted<boolean>;
  shop_blog_name: Defaulted<string>;
  tax_rate: Defaulted<number>;
  account_key: Defaulted<string>;
  account_owner: Defaulted<string>;
}

interface CitiesTable {
  id: Generated<number>;
  province_id: number;
  title: string;
  lat: number | null;
  lng: number | null;
}

interface AreasTable {
  id: Generated<number>;
  city_id: number;
  title: string;
  lat: number;
  lng: number;
  radius_metres: number;
}

interface BrandsTable {
  id: Generated<number>;
  title: string;
  alt: Defaulted<string>;
  logo_path: Defaulted<string>;
  position: Defaulted<number>;
}

interface ProductsTable {
  id: Generated<number>;
  subgroup_id: number;
  category_id: number | null;
  brand_id: number;
  name: string;
  short_name: string;
  meta_description: Defaulted<string>;
  description: Defaulted<string>;
  guarantee_description: Defaulted<string>;
  price: number;
  discount_percent: Defaulted<number>;
  unit: Defaulted<string>;
  weight_grams: Defaulted<number>;
  registered_at: Defaulted<Date>;
}

interface SaleParamsTable {
  id: Generated<number>;
  product_id: number;
  name: Defaulted<string>;
  color_hex: string | null;
  padding_price: Defaulted<number>;
  stock: Defaulted<number>;
  has_attributes: Defaulted<boolean>;
  pictures: ColumnType<Picture[], string | undefined, string>;
  position: Defaulted<number>;
}

interface ReviewsTable {
  id: Generated<number>;
  product_id: number;
  customer_id: number | null;
  customer_name: string;
  title: string;
  text: string;
  registered_at: Defaulted<Date>;
  confirmed_at: Date | null;
}

interface QuestionsTable {
  id: Generated<number>;
  product_id: number;
  customer_id: number | null;
  customer_name: string;
  question: string;
  answer: string | null;
  registered_at: Defaulted<Date>;
  confirmed_at: Date | null;
  answered_at: Date | null;
}

interface BannersTable {
  slot: number;
  is_active: Defaulted<boolean>;
  picture: NullableJson<Picture>;
  url: Defaulted<string>;
  alt: Defaulted<string>;
}

interface SlidersTable {
  id: Generated<number>;
  position: Defaulted<number>;
  picture: Json<Picture>;
  url: Defaulted<string>;
  alt: Defaulted<string>;
  title: Defaulted<string>;
}

interface ProductListingTable {
  product_id: number;
  group_id: number;
  subgroup_id: number;
  category_id: number | null;
  brand_id: number;
  tag_ids: number[];
  is_available: boolean;
  price: number;
  final_price: number;
  discount_percent: number;
  registered_at: Date;
  name: string;
  short_name: string;
  picture: NullableJson<Picture>;
  guarantee_description: string;
  name_text: string;
  search_text: string;
}
