/** How a number begins that stands in the place of a closed account's own: never real, since mobile numbers begin with 09. */
export const beginningOfNobody = '00';

/** Whether the number stands in the place of a closed account's own. */
export function isNumberOfNobody(mobile: string): boolean {
  return mobile.startsWith(beginningOfNobody);
}
