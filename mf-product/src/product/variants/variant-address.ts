/** The query parameter that names the chosen sale parameter. */
const parameter = 'variant';

/** The variant's id in the address; null where the address has no valid one. */
export function variantInAddress(search: string): number | null {
  const value = new URLSearchParams(search).get(parameter) ?? '';
  return /^\d{1,10}$/.test(value) ? Number(value) : null;
}

/** The same address with another variant; the rest of the query stays. */
export function variantAddress(pathname: string, search: string, id: number): string {
  const query = new URLSearchParams(search);
  query.set(parameter, String(id));
  return `${pathname}?${query.toString()}`;
}
