/** Banks count in rial, the shop in toman: the only place where one becomes the other (R7). */
export function rialOf(toman: number): number {
  return toman * 10;
}

/** The other way: what a bank takes at least, and what goes into a wallet. A part of a toman is nobody's. */
export function tomanOf(rial: number): number {
  return Math.floor(rial / 10);
}
