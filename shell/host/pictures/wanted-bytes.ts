/** From the first byte to the last, both counted from 0 and both sent. */
export interface Bytes {
  first: number;
  last: number;
}

/**
 * What a `Range` header asks for of a file: null where the whole of it is the answer (no range, several, or none that can be
 * read), `none` where the file ends before it begins.
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
