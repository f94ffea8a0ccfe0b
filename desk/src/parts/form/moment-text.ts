import { readMoment, writeMoment } from '@kashi/contracts/text/jalali-moments';
import { toPersianDigits } from '@kashi/format/persian';

/** A moment of the server as a field shows it; '' for none. */
export function momentText(moment: string | null): string {
  return moment === null ? '' : toPersianDigits(writeMoment(new Date(moment)));
}

/** A typed moment as the server takes it. A text that is no moment goes as it is, and the server refuses it beside its field. */
export function momentIn(typed: string): string | null {
  return readMoment(typed)?.toISOString() ?? (typed.trim() || null);
}
