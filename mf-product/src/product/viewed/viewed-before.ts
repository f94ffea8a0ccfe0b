import { viewedKey } from '@kashi/border/kept/viewed-key';

/** One call answers so many cards. */
const mostShown = 12;

/** The other products that this browser has shown, the latest first. The storage may hold anything, so only ids are used. */
export function viewedBefore(productId: number): number[] {
  const stored = (localStorage.getItem(viewedKey) ?? '').split(',').slice(1, -1).map(Number);
  return stored.filter((id) => id > 0 && id !== productId).slice(0, mostShown);
}

export function forgetViewed(): void {
  localStorage.removeItem(viewedKey);
}
