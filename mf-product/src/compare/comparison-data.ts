import type { Ask } from '@kashi/contracts/asking/ask';
import type { ComparedProduct, Comparison } from '@kashi/contracts/product/compare';
import { toLatinDigits } from '@kashi/contracts/text/latin-digits';
import { found, redirect, type PageContext, type PageResult } from '@kashi/kit/define';
import { readComparisonAddress, type Correction } from './comparison-address.ts';

export interface ComparisonData extends Comparison {
  subGroupId: number;
  corrections: Correction[];
}

/** Reads the comparison. Redirects home without a subgroup (§2); ids that no product has are left out. Throws a `Problem`. */
export async function loadComparison({
  url,
  ask,
  signal,
}: PageContext): Promise<PageResult<ComparisonData>> {
  const address = readComparisonAddress(url.searchParams);
  if (!address) return redirect('/');
  const { subGroupId, productIds, corrections } = address;
  if (productIds.length === 0) return found({ ...nothing, subGroupId, corrections });

  const { value } = await ask(
    'GET /v1/ProductManagement/CompareProducts/Operation',
    { ProductsIds: productIds.join(',') },
    { signal },
  );
  const isUnknown = value.ComparedProducts.length < productIds.length;
  if (isUnknown && !corrections.includes('unknown')) corrections.push('unknown');
  return found({ ...value, subGroupId, corrections });
}

/**
 * Finds at most 24 products of a subgroup whose name has `SearchValue` in it, '' for any (§7); its digits are sent as Latin ones (R22). Amounts are in toman. Throws a
 * `Problem`, or the signal's reason.
 */
export async function searchComparable(
  ask: Ask,
  search: { SubGroupId: number; SearchValue: string },
  signal: AbortSignal,
): Promise<ComparedProduct[]> {
  const asked = { ...search, SearchValue: toLatinDigits(search.SearchValue) };
  const { value } = await ask('GET /v1/ProductManagement/CompareProducts/Search', asked, {
    signal,
  });
  return value;
}

const nothing: Comparison = { ComparedProducts: [], ComparedProductsProperiesByGroups: [] };
