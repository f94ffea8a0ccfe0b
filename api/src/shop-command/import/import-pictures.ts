import type { Picture } from '@kashi/contracts/picture';
import type { Transaction } from 'kysely';
import { hasForeignPicture } from '../../content/foreign-pictures.ts';
import type { Tables } from '../../schema/tables.ts';
import type { Place, Problem } from './problems.ts';
import type { PlacedRow, ReadRows } from './read-rows.ts';

/** A picture that a file of goods gives to a product. */
export interface NamedPicture {
  /** The name of a file, or an address. */
  source: string;
  /** What it shows; '' where the file does not say. */
  text: string;
}

/** A product has no more at the desk either. */
const mostOfProduct = 50;

const longestText = 200;

/** The sources that the file names, each with the rows that name it. */
export function namedSources({ rows }: ReadRows): Map<string, Place[]> {
  const sources = new Map<string, Place[]>();
  for (const { place, row } of rows) {
    for (const source of new Set(parts(row.pictures).filter(Boolean))) {
      const places = sources.get(source);
      if (places) places.push(place);
      else sources.set(source, [place]);
    }
  }
  return sources;
}

/** The number of rows whose description has pictures of other hosts, which no page shows. */
export function withForeignPictures(
  { rows }: ReadRows,
  shop: Parameters<typeof hasForeignPicture>[1],
): number {
  return rows.filter(({ row }) => hasForeignPicture(row.description, shop)).length;
}

/** The pictures of all rows of one product, one after the other, each once. */
export function picturesOf(rows: readonly PlacedRow[], problems: Problem[]): NamedPicture[] {
  const pictures = new Map<string, NamedPicture>();
  for (const { place, row } of rows) {
    const sources = parts(row.pictures).filter(Boolean);
    const texts = parts(row.picture_texts);
    if (texts.length > sources.length) {
      problems.push({ place, fault: { is: 'more-texts-than-pictures' } });
    }
    if (texts.some((text) => text.length > longestText)) {
      const wrong = { is: 'too-long', most: longestText } as const;
      problems.push({ place, fault: { is: 'cell', column: 'picture_texts', wrong } });
    }
    for (const [index, source] of sources.entries()) {
      const text = pictures.get(source)?.text || (texts[index] ?? '');
      pictures.set(source, { source, text });
    }
  }
  const [first] = rows;
  if (pictures.size > mostOfProduct && first) {
    const fault = { is: 'too-many-pictures', most: mostOfProduct } as const;
    problems.push({ place: first.place, fault });
  }
  return [...pictures.values()];
}

/**
 * Gives a product these pictures in place of those that it has. One without a text keeps the text that it had; else it has none,
 * and the shop says the product's name. Returns whether anything is different now.
 */
export async function writePictures(
  tx: Transaction<Tables>,
  { productId, pictures }: { productId: number; pictures: readonly NamedPicture[] },
  ready: ReadonlyMap<string, Picture>,
): Promise<boolean> {
  const before = await tx
    .deleteFrom('product_pictures')
    .where('product_id', '=', productId)
    .returning(['position', 'picture'])
    .execute();
  const known = before
    .toSorted((one, other) => one.position - other.position)
    .map(({ picture }) => picture);
  const wanted = new Map<string, Picture>();
  for (const { source, text } of pictures) {
    const picture = ready.get(source);
    if (!picture) throw new Error(`The picture ${source} is not ready`);
    const Alt = text || (known.find(({ Base }) => Base === picture.Base)?.Alt ?? '');
    // Two names may lead to one and the same picture.
    if (!wanted.has(picture.Base)) wanted.set(picture.Base, { ...picture, Alt });
  }
  const rows = [...wanted.values()].map((picture, position) => ({
    product_id: productId,
    position,
    picture: JSON.stringify(picture),
  }));
  await tx.insertInto('product_pictures').values(rows).execute();
  const saidOf = (list: readonly Picture[]) =>
    JSON.stringify(list.map(({ Base, Alt }) => [Base, Alt]));
  return saidOf(known) !== saidOf([...wanted.values()]);
}

/** The parts of a cell, with empty ones between two others. */
function parts(cell: string): string[] {
  return cell === '' ? [] : cell.split('|').map((part) => part.trim());
}
