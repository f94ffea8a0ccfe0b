/** Converts toman to rial: banks count in rial, the shop in toman, and no other code converts (R7). */
export function rialOf(toman: number): number {
  return toman * 10;
}

/** Converts rial to toman, for a bank's minimum and for credit. A fraction of a toman is dropped. */
export function tomanOf(rial: number): number {
  return Math.floor(rial / 10);
}
