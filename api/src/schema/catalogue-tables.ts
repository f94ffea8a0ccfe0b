import type { Picture } from '@kashi/contracts/picture';
import type { ColumnType, Generated } from 'kysely';
import type { Defaulted, Json, NullableJson } from './columns.ts';

/** The catalogue tables of `migrations/001-catalogue.sql`, `005-product-changes.sql` and `020-desk-goods.sql`, which contain the reasons. */
export interface CatalogueTables {
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
    /** Of `085-size-guides.sql`: a page of `introductions`. */
    size_guide: Defaulted<string | null>;
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
  filter_values: {
    id: Generated<number>;
    property_id: number;
    value: string;
    same_as: Defaulted<number | null>;
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
  /** Of `080-helpful-reviews.sql`: a row for each customer whom a review helped. */
  helpful_votes: { review_id: number; customer_id: number; voted_at: Date };
  /** Of `081-wish-lists.sql`: a row for each product that a customer wishes for. */
  wishes: { customer_id: number; product_id: number; added_at: Date };
  product_listing: ProductListingTable;
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
  discount_from: Defaulted<Date | null>;
  discount_until: Defaulted<Date | null>;
  unit: Defaulted<string>;
  weight_grams: Defaulted<number>;
  registered_at: Defaulted<Date>;
  hidden_at: Defaulted<Date | null>;
  version: Defaulted<number>;
}

interface SaleParamsTable {
  id: Generated<number>;
  product_id: number;
  name: Defaulted<string>;
  color_hex: string | null;
  padding_price: Defaulted<number>;
  stock: Defaulted<number>;
  stock_counts: Defaulted<number>;
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
  /** Of `078-ratings.sql`: stars, 1 to 5. */
  rating: Defaulted<number | null>;
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

interface ProductListingTable {
  product_id: number;
  group_id: number;
  subgroup_id: number;
  category_id: number | null;
  brand_id: number;
  tag_ids: number[];
  /** The id of a property, then of its value, and so on; see migration 079. */
  attribute_ids: Defaulted<number[]>;
  is_available: boolean;
  price: number;
  final_price: number;
  discount_percent: number;
  registered_at: Date;
  changed_at: Date;
  name: string;
  short_name: string;
  picture: NullableJson<Picture>;
  guarantee_description: string;
  name_text: string;
  search_text: string;
}
