import * as z from 'zod/mini';
import { toLatinDigits } from '../text/latin-digits.ts';
import { longestSearch } from '../text/longest-search.ts';

/** The sort orders of the listing (§9). The standard one is relevance for a search, newest first otherwise (R6). */
export const listingOrder = { standard: 0, cheapest: 1, dearest: 2, biggestDiscount: 3 } as const;

export type ListingOrder = (typeof listingOrder)[keyof typeof listingOrder];

const mostBrands = 100;
/** Few enough for the bits of a number, and for an address that can be shared. */
const mostAttributes = 30;
const numeric = z.union([z.number(), z.string()]);

const anId = () => lenient(numeric, (value) => numberIn(value, 1, 2_147_483_647));
const aText = () => lenient(z.string(), (value) => value?.trim().slice(0, longestSearch) ?? '');
const aPrice = () => lenient(numeric, (value) => numberIn(value, 0, 1_000_000_000_000));

/**
 * The query of /filter and of Filters/Read (§2). An address is typed, shared and edited by hand, so nothing in it is an
 * error: what cannot be understood is left out, a page before the first is the first, an unknown order is the standard one,
 * and a price range the wrong way round is turned. `BrandIds` may be comma-joined or repeated.
 */
export const listingFilterSchema = z.pipe(
  z.object({
    GroupId: anId(),
    GroupName: aText(),
    SubGroupId: anId(),
    SubGroupName: aText(),
    CategoryId: anId(),
    CategoryName: aText(),
    TagId: anId(),
    TagName: aText(),
    BrandCode: anId(),
    BrandName: aText(),
    SearchValue: aText(),
    SearchInResult: aText(),
    IsAvalible: lenient(z.union([z.boolean(), z.string()]), isYes),
    Page: lenient(numeric, (value) => numberIn(value, 1, 1_000_000) ?? 1),
    BrandIds: lenient(z.union([numeric, z.array(numeric)]), idsIn),
    /** Of the final price, in toman. */
    FromPriceRange: aPrice(),
    ToPriceRange: aPrice(),
    /** Extension: each is the id of an attribute, a hyphen, and the id of a value (R40). Comma-joined or repeated. */
    Attributes: lenient(z.union([z.string(), z.array(z.string())]), attributesIn),
    OrderBy: lenient(
      numeric,
      (value) => (numberIn(value, 0, 3) ?? listingOrder.standard) as ListingOrder,
    ),
  }),
  z.transform(withRangeTurned),
);

export type ListingFilter = z.output<typeof listingFilterSchema>;

function lenient<Accepted extends z.ZodMiniType, Read>(
  accepted: Accepted,
  read: (value: z.output<Accepted> | undefined) => Read,
) {
  return z.pipe(z.catch(z.optional(accepted), undefined), z.transform(read));
}

function numberIn(
  value: number | string | undefined,
  least: number,
  most: number,
): number | undefined {
  const text = toLatinDigits(String(value ?? '')).trim();
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : undefined;
}

function isYes(value: boolean | string | undefined): boolean {
  return value === true || value === 'true' || value === '1';
}

function idsIn(value: number | string | (number | string)[] | undefined): number[] {
  const ids = [value ?? '']
    .flat()
    .flatMap((part) => String(part).split(','))
    .map((part) => numberIn(part, 1, 2_147_483_647))
    .filter((id) => id !== undefined);
  return [...new Set(ids)].slice(0, mostBrands);
}

function attributesIn(value: string | string[] | undefined): string[] {
  const pairs = [value ?? '']
    .flat()
    .flatMap((part) => part.split(','))
    .flatMap((part) => {
      const ids = part.split('-').map((id) => numberIn(id, 1, 2_147_483_647));
      return ids.length === 2 && !ids.includes(undefined) ? [ids.join('-')] : [];
    });
  return [...new Set(pairs)].slice(0, mostAttributes);
}

function withRangeTurned<
  Filter extends { FromPriceRange: number | undefined; ToPriceRange: number | undefined },
>(filter: Filter): Filter {
  const { FromPriceRange: from, ToPriceRange: to } = filter;
  const turned = from !== undefined && to !== undefined && from > to;
  return turned ? { ...filter, FromPriceRange: to, ToPriceRange: from } : filter;
}
