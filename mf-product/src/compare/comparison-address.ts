/** The most products that can be compared at a time (§9). The contract has the same number, but would bring zod along. */
export const mostCompared = 4;

export type Correction = 'duplicate' | 'tooMany' | 'unknown';

interface ComparisonAddress {
  subGroupId: number;
  productIds: number[];
  /** The reasons why ids were left out, to be shown (§5). */
  corrections: Correction[];
}

/** Reads an address, which may have been edited by hand. Null without a subgroup, which is required (§2). */
export function readComparisonAddress(query: URLSearchParams): ComparisonAddress | null {
  const subGroupId = query.get('SubGroupId') ?? '';
  if (!isId(subGroupId)) return null;

  const written = query.getAll('productId');
  const named = written.filter(isId).map(Number);
  const different = [...new Set(named)];
  const corrections: (Correction | false)[] = [
    different.length < named.length && 'duplicate',
    different.length > mostCompared && 'tooMany',
    named.length < written.length && 'unknown',
  ];
  return {
    subGroupId: Number(subGroupId),
    productIds: different.slice(0, mostCompared),
    corrections: corrections.filter((correction) => correction !== false),
  };
}

/** The reason why a product cannot be added to these; null where it can. */
export function refusalOf(productIds: readonly number[], productId: number): Correction | null {
  if (productIds.includes(productId)) return 'duplicate';
  return productIds.length >= mostCompared ? 'tooMany' : null;
}

function isId(text: string): boolean {
  return /^(?!0+$)\d{1,9}$/.test(text);
}
