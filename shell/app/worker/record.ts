import { limits } from './limits.ts';

/** A page as the worker keeps it. */
export interface KeptPage {
  /** Path and query. */
  path: string;
  /** As HTML. */
  title: string;
  /** In milliseconds since 1970. */
  keptAt: number;
  /** The document alone. */
  bytes: number;
  /** The paths of its code, style, letters and pictures. */
  files: readonly string[];
}

/** What one release set has in the browser. Pages and files of two sets never lie together. */
export interface KeptRecord {
  /** The last seen page first. */
  pages: readonly KeptPage[];
  /** The bytes of each file, which several pages may share. */
  bytesOf: Readonly<Record<string, number>>;
}

export const emptyRecord: KeptRecord = { pages: [], bytesOf: {} };

/** A page from the future was kept while the device's clock was ahead, and would be young for as long as that. */
function isYoung({ keptAt }: Pick<KeptPage, 'keptAt'>, now: number): boolean {
  return Math.abs(now - keptAt) < limits.ageMs;
}

/** The record with a page that was just seen, within the limits: the pages that were seen longest ago go first. */
export function withPage(
  { pages, bytesOf }: KeptRecord,
  page: KeptPage,
  { bytesOfFiles, now }: { bytesOfFiles: Readonly<Record<string, number>>; now: number },
): KeptRecord {
  const others = pages.filter(({ path }) => path !== page.path);
  return within({ pages: [page, ...others], bytesOf: { ...bytesOf, ...bytesOfFiles } }, now);
}

/** The same without what is too old, too many or too much. */
export function within({ pages, bytesOf }: KeptRecord, now: number): KeptRecord {
  const young = pages.filter((page) => isYoung(page, now)).slice(0, limits.pages);
  while (bytesIn({ pages: young, bytesOf }) > limits.bytes) young.pop();
  const named = new Set(young.flatMap(({ files }) => files));
  return {
    pages: young,
    bytesOf: Object.fromEntries(Object.entries(bytesOf).filter(([file]) => named.has(file))),
  };
}

function bytesIn({ pages, bytesOf }: KeptRecord): number {
  const files = new Set(pages.flatMap((page) => page.files));
  const ofFiles = [...files].reduce((sum, file) => sum + (bytesOf[file] ?? 0), 0);
  return pages.reduce((sum, { bytes }) => sum + bytes, ofFiles);
}
