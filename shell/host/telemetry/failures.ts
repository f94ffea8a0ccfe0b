import { isNativeError } from 'node:util/types';
import { ownPlace, type SourcePlaces } from '../../releases/places/source-places.ts';

/** What has failed while a page was composed, and where, as `page mf-product/product`. */
export interface Failure {
  error: unknown;
  where: string;
}

/** By `mf-product/product`, what has failed there, in its own words and by file and line of the source. */
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
