import { isNativeError } from 'node:util/types';
import { builtPlacesIn } from '../../releases/places/built-places.ts';
import {
  ownPlace,
  type SourcePlace,
  type SourcePlaces,
} from '../../releases/places/source-places.ts';

interface ErrorLog {
  error(error: unknown, text: string): void;
}

interface ErrorsBySourceOptions {
  places: Pick<SourcePlaces, 'named' | 'in'>;
  /** Called with the place in the source where a release's error came from. */
  note(place: SourcePlace): void;
}

/** Logs an error; an error of a release is logged by file and line of its source, once those are found. */
export type SayError = (log: ErrorLog, error: unknown, text: string) => void;

export const sayPlainly: SayError = (log, error, text) => log.error(error, text);

export function errorsBySource({ places, note }: ErrorsBySourceOptions): SayError {
  return (log, error, text) => {
    if (!isNativeError(error) || !isOfReleases(error)) return sayPlainly(log, error, text);
    void inSource(error, places).then((named) => log.error(named, text));
    void places.in(stackOf(error)).then((found) => {
      const place = ownPlace(found);
      if (place) note(place);
    });
  };
}

/** A copy of the error whose stack, and those of its causes, name the sources. */
async function inSource(error: Error, places: Pick<SourcePlaces, 'named'>): Promise<Error> {
  const stack = await places.named(stackOf(error));
  const cause = isNativeError(error.cause) ? await inSource(error.cause, places) : error.cause;
  return Object.create(error, {
    stack: { value: stack },
    ...(cause !== undefined && { cause: { value: cause } }),
  }) as Error;
}

function isOfReleases(error: Error): boolean {
  if (builtPlacesIn(stackOf(error), 1).length > 0) return true;
  return isNativeError(error.cause) && isOfReleases(error.cause);
}

/** A remote may throw any value. */
function stackOf({ stack }: Error): string {
  return typeof stack === 'string' ? stack : '';
}
