/** Whether who speaks `own` of a border lives with who speaks `said`: the same number, or the one before. */
export function isSpoken(said: number | undefined, own: number): boolean {
  return said === own || said === own - 1;
}
