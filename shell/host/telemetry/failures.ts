import { isNativeError } from 'node:util/types';
import { ownPlace, type SourcePlaces } from '../../releases/places/source-places.ts';

/** A failure during the composing of a page, and its place, such as `page mf-product/product`. */
export interface Failure {
  error: unknown;
  where: string;
}

/** The failures by place, such as `mf-product/product`, each with its message and its file and line in the source. */
export async function failuresBySource(
  failures: readonly Failure[],
  places: Pick<SourcePlaces, 'in'>,
): Promise<Record<string, string>> {
  const named = failures.map(async ({ error, where }) => {
    const { message = '', stack = '' } = isNativeError(error) ? error : { message: String(error) };
    const place = ownPlace(await places.in(String(stack)));
    return [where.split(' ').at(-1), place ? `${message} (${place.source})` : message] as const;
  });
  return Object.fromEntries(await Promise.all(named)) as Record<string, string>;
}
