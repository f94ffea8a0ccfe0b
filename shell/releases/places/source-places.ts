import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isIntact } from '@kashi/build/release/integrity';
import { releaseManifestSchema } from '@kashi/border/release';
import { fileKey, type ReleaseId, type ReleaseStore } from '../store/release-store.ts';
import { askMap } from './ask-map.ts';
import { builtPlacesIn, type BuiltPlace } from './built-places.ts';

/** A place in the source, and its release. */
export interface SourcePlace {
  /** The release, `name@version`. */
  release: string;
  /** The place, such as `mf-product/src/product/ProductPage.tsx:41:7`. */
  source: string;
}

interface SourcePlacesOptions {
  /** The folder of a release, or of a build, on this machine; null for an unknown one. */
  folderOf(id: ReleaseId): string | null;
  /** The store with the maps that this machine lacks: a mirror does not fetch them in advance. */
  store?: ReleaseStore | null;
}

/** The most places of one text: the origin of an error comes first, and a longer text gets no more. */
const mostPlaces = 12;
/** The most remembered answers: the same errors come again and again. */
const mostAnswers = 1000;
/** The most maps that are read in a minute: anyone may send places, and a map costs half a second of a processor. */
const mostMaps = { inMs: 60_000, most: 20 };

/**
 * Names places in the scripts of releases by file and line of the source, with the source maps that the store keeps beside each
 * release. A place stays unchanged if its map is missing or not the built one, or if too many maps are asked for.
 */
export class SourcePlaces {
  readonly #options: SourcePlacesOptions;
  /** The answers by place, the oldest first; null means no name. */
  readonly #answers = new Map<string, string | null>();
  /** Maps are read one after another. */
  #reading: Promise<unknown> = Promise.resolve();
  #readAt: number[] = [];

  constructor(options: SourcePlacesOptions) {
    this.#options = options;
  }

  /** The text with its places named, such as a stack. */
  async named(text: string): Promise<string> {
    const places = builtPlacesIn(text, mostPlaces);
    const sources = await this.#sourcesOf(places);
    // From the end, so that earlier positions stay valid.
    return places.reduceRight((named, { start, end }, index) => {
      const source = sources[index];
      return source ? named.slice(0, start) + source + named.slice(end) : named;
    }, text);
  }

  /** The named places of the text, in order. */
  async in(text: string): Promise<SourcePlace[]> {
    const places = builtPlacesIn(text, mostPlaces);
    const sources = await this.#sourcesOf(places);
    return places.flatMap(({ name, version }, index) => {
      const source = sources[index];
      return source ? [{ release: `${name}@${version}`, source }] : [];
    });
  }

  async #sourcesOf(places: readonly BuiltPlace[]): Promise<(string | null)[]> {
    const isUnknown = (place: BuiltPlace) => !this.#answers.has(keyOf(place));
    if (places.some(isUnknown)) {
      const reading = this.#reading.then(async () => {
        const byMap = Map.groupBy(places.filter(isUnknown), mapKeyOf);
        for (const ofOne of byMap.values()) await this.#ask(ofOne);
      });
      this.#reading = reading.catch(() => undefined);
      await reading.catch(() => undefined);
    }
    return places.map((place) => this.#answers.get(keyOf(place)) ?? null);
  }

  /** Looks up places of one script. */
  async #ask(places: readonly BuiltPlace[]): Promise<void> {
    const [first] = places;
    const map = first && (await this.#mapOf(first));
    if (map === undefined) return;
    const sources = map === null ? [] : await askMap({ map, places: places.map(positionOf) });
    for (const [index, place] of places.entries()) {
      this.#answers.set(keyOf(place), sources[index] ?? null);
    }
    for (const key of this.#answers.keys()) {
      if (this.#answers.size <= mostAnswers) break;
      this.#answers.delete(key);
    }
  }

  /** Null if the release has no trustworthy map; undefined if it may be asked for again later. */
  async #mapOf({ name, version, file }: BuiltPlace): Promise<string | null | undefined> {
    const folder = this.#options.folderOf({ name, version });
    const said =
      folder && (await readFile(path.join(folder, 'release.json'), 'utf8').catch(() => null));
    const manifest = said ? releaseManifestSchema.safeParse(JSON.parse(said)).data : undefined;
    const integrity = manifest?.maps?.[`${file}.map`];
    if (!folder || !integrity) return null;
    if (!this.#mayRead()) return undefined;

    const lying = await readFile(path.join(folder, 'maps', `${file}.map`)).catch(() => null);
    const key = fileKey({ name, version }, `maps/${file}.map`);
    // An unreachable store may answer for the next error.
    const map = lying ?? (await this.#options.store?.read(key).catch(() => undefined))?.content;
    if (!map) return undefined;
    return isIntact(map, integrity) ? map.toString() : null;
  }

  #mayRead(): boolean {
    const now = performance.now();
    this.#readAt = this.#readAt.filter((at) => at > now - mostMaps.inMs);
    if (this.#readAt.length >= mostMaps.most) return false;
    this.#readAt.push(now);
    return true;
  }
}

function keyOf({ line, column, ...place }: BuiltPlace): string {
  return `${mapKeyOf(place)}:${line}:${column}`;
}

function mapKeyOf({ name, version, file }: Pick<BuiltPlace, 'name' | 'version' | 'file'>): string {
  return `${name}/${version}/${file}`;
}

function positionOf({ line, column }: BuiltPlace) {
  return { line, column };
}

/** The first place in the shop's own code, outside of libraries. */
export function ownPlace(places: readonly SourcePlace[]): SourcePlace | undefined {
  return places.find(({ source }) => !source.startsWith('node_modules/')) ?? places[0];
}
