import { plusDays, plusMonths, weekdayOf, type JalaliDay } from '@kashi/contracts/text/jalali-days';

/** The day to which a key leads from `day`; null for a key that leads nowhere. The week runs from right to left. */
export function dayAfterKey(key: string, from: JalaliDay): JalaliDay | null {
  switch (key) {
    case 'ArrowLeft':
      return plusDays(from, 1);
    case 'ArrowRight':
      return plusDays(from, -1);
    case 'ArrowDown':
      return plusDays(from, 7);
    case 'ArrowUp':
      return plusDays(from, -7);
    case 'Home':
      return plusDays(from, -weekdayOf(from));
    case 'End':
      return plusDays(from, 6 - weekdayOf(from));
    case 'PageUp':
      return plusMonths(from, -1);
    case 'PageDown':
      return plusMonths(from, 1);
    default:
      return null;
  }
}
