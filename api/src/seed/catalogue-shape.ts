import type { BrandTitle } from './catalogue/brands.ts';
import type { TagTitle } from './catalogue/tags.ts';
import type { Drawing } from './pictures/drawing.ts';

/** One group of the menu, as its author writes it, with everything below it. */
export interface SeedGroup {
  /** 1 to 10; the ids below are made of it: subgroup 12 is the second of group 1, product 1203 the third of subgroup 12. */
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
  /** Titles; the id of the n-th category is `id * 10 + n`. */
  categories: readonly string[];
  products: readonly SeedProduct[];
}

/** One good. Ids are stable, since tests, addresses and shoppers' carts name them. */
export interface SeedProduct {
  id: number;
  name: string;
  shortName: string;
  /** One of its subgroup's categories. */
  category: string;
  brand: BrandTitle;
  /** Whole tomans before the discount; 0 means that the shopper has to call. */
  price: number;
  discountPercent?: number;
  guarantee?: string;
  tags: readonly TagTitle[];
  drawing: Drawing;
  /** The drawing's colour where the variants have none. */
  hex?: string;
  /** How many pictures the gallery shows beside those of the variants. A good may have none. */
  pictures?: 0 | 1 | 2 | 3 | 4;
  params: readonly SeedParam[];
  /** Lines of specification by group, the important ones first; '' is a line without a value. */
  properties: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How many of the first lines the top of the page repeats. */
  highlights?: number;
  /** The description in the small notation of `description-html.ts`. */
  about: string;
  /** Addresses of videos that the sanitiser lets through. */
  videos?: readonly string[];
  weightGrams?: number;
  unit?: string;
}

/** One variant that can be put in the cart. An empty name is shown as «no colour» (§2). */
export interface SeedParam {
  name: string;
  hex: string | null;
  stock: number;
  /** Tomans on top of the product's price. */
  paddingPrice: number;
}
