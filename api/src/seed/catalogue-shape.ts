import type { BrandTitle } from './catalogue/brands.ts';
import type { TagTitle } from './catalogue/tags.ts';
import type { SizeGuideName } from './shop/size-guides.ts';
import type { Drawing } from './pictures/drawing/drawing.ts';

/** One group of the menu with everything below it, as its author writes it. */
export interface SeedGroup {
  /** 1 to 10; the ids below derive from it: subgroup 12 is the second of group 1, product 1203 the third of subgroup 12. */
  id: number;
  title: string;
  /** The object in the group's niche on the home page. */
  drawing: Drawing;
  hex?: string;
  subGroups: readonly SeedSubGroup[];
}

export interface SeedSubGroup {
  id: number;
  title: string;
  /** Titles of the categories; the id of the n-th category is `id * 10 + n`. */
  categories: readonly string[];
  /** The page that says which size fits whom (R47). */
  sizeGuide?: SizeGuideName;
  products: readonly SeedProduct[];
}

/** One product of the demo shop. Ids are stable, since tests, addresses and shoppers' carts refer to them. */
export interface SeedProduct {
  id: number;
  name: string;
  shortName: string;
  /** One of the subgroup's categories. */
  category: string;
  brand: BrandTitle;
  /** The price before the discount in whole tomans; 0 means call for the price. */
  price: number;
  discountPercent?: number;
  guarantee?: string;
  tags: readonly TagTitle[];
  drawing: Drawing;
  /** The drawing's colour if the variants have none. */
  hex?: string;
  /** The number of gallery pictures beside those of the variants. A product may have none. */
  pictures?: 0 | 1 | 2 | 3 | 4;
  params: readonly SeedParam[];
  /** Lines of specification by group, the important ones first; '' means a line without a value. */
  properties: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How many of the first lines are repeated at the top of the page. */
  highlights?: number;
  /** The description in the notation of `description-html.ts`. */
  about: string;
  /** Addresses of videos on hosts that the sanitiser allows. */
  videos?: readonly string[];
  weightGrams?: number;
  unit?: string;
}

/** One variant that can be put in the cart. An empty name is shown as «no colour» (§2). */
export interface SeedParam {
  name: string;
  hex: string | null;
  stock: number;
  /** The amount added to the product's price, in tomans. */
  paddingPrice: number;
}
