/** The chosen value ids by attribute id, from the pairs of an address. */
export function chosenAttributes(pairs: readonly string[]): Map<number, Set<number>> {
  const chosen = new Map<number, Set<number>>();
  for (const pair of pairs) {
    const [attributeId, valueId] = pair.split('-').map(Number) as [number, number];
    const values = chosen.get(attributeId) ?? new Set();
    chosen.set(attributeId, values.add(valueId));
  }
  return chosen;
}
