/** Whether a side with the number `own` of a border accepts the other side's number `said`: the same, or the previous one. */
export function isSpoken(said: number | undefined, own: number): boolean {
  return said === own || said === own - 1;
}
