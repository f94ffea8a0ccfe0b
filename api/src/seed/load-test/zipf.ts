/**
 * A skewed choice: turns a number from 0 to 1 into an index below `count`; the first indices come up far more often than the
 * last. `skew` 0 is even, 1 is Zipf's law.
 */
export function zipf(count: number, skew: number): (chance: number) => number {
  const sums: number[] = [];
  let total = 0;
  for (let rank = 1; rank <= count; rank += 1) {
    total += 1 / rank ** skew;
    sums.push(total);
  }

  return (chance) => {
    const wanted = chance * total;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
