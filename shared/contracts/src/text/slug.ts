import { toPersianLetters } from './persian-letters.ts';

/**
 * A name as a part of an address: Persian letters stay; spaces, half-spaces and what parts a number become hyphens, since a pot of
 * ۱٫۲ litres is none of ۱۲; whatever else an address or a reader could stumble over is dropped. Encode it where it is put into an address.
 */
export function slug(name: string): string {
  return toPersianLetters(name.normalize('NFC'))
    .replace(/[\s\u200c_./\\٫-]+/g, '-')
    .replace(/[^\p{Letter}\p{Number}-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}

/** The canonical address of a product (§2, R14). */
export function productPath(id: number, name: string): string {
  return encodeURI(productLink(id, name));
}

/**
 * The same address for a link, which the browser encodes: a letter takes two bytes in place of six in each of a page's
 * links, and the same two as in the name beside it.
 */
export function productLink(id: number, name: string): string {
  const part = slug(name);
  return part ? `/product/${id}/${part}` : `/product/${id}`;
}
