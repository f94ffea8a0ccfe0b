/** A range of bytes, both ends included and counted from 0. */
export interface Bytes {
  first: number;
  last: number;
}

/**
 * The range that a `Range` header asks for; null if the whole file is the answer (no range, several, or an invalid one), `none`
 * if the range begins after the file's end.
 */
export function wantedBytes(range: string | undefined, size: number): Bytes | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;

  const last = size - 1;
  if (from === '') {
    return to === '0' ? 'none' : { first: Math.max(0, size - Number(to)), last };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  if (first > last) return 'none';
  return { first, last: to === '' ? last : Math.min(Number(to), last) };
}
