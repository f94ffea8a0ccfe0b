import {
  type KeepableDocument,
  namedFiles,
  titleOf,
  usedFiles,
  usedPictures,
} from './document-facts.ts';
import { emptyRecord, type KeptPage, type KeptRecord, within, withPage } from './record.ts';

/** One cache for each release set, so that an old set goes as a whole. */
const prefix = 'kashi-set-';

/** The address of the record within the cache; no page has it. */
const recordPath = '/kashi-record.json';

/**
 * Keeps a page with everything that it names, and then forgets every other release set. A page one of whose files cannot be had is
 * not kept, and nothing of it stays. Pictures may be missing. `signal` ends the wait for what is still on its way.
 */
export async function keepPage(
  path: string,
  document: KeepableDocument,
  { used, now, signal }: { used: readonly string[]; now: number; signal?: AbortSignal },
): Promise<void> {
  const { set, html, headers } = document;
  const cache = await caches.open(prefix + set);
  const before = await recordOf(cache);
  let after = before;
  try {
    const bytesOfFiles: Record<string, number> = {};
    const keepFile = async (file: string) => {
      bytesOfFiles[file] = before.bytesOf[file] ?? (await putFile(cache, file, signal));
    };
    await Promise.all([...namedFiles(html), ...usedFiles(used, html)].map(keepFile));
    await Promise.allSettled(usedPictures(used).map(keepFile));
    await cache.put(path, new Response(html, { headers: storedHeaders(headers) }));
    const page = {
      path,
      title: titleOf(html),
      keptAt: now,
      bytes: new Blob([html]).size,
      files: Object.keys(bytesOfFiles),
    };
    after = withPage(before, page, { bytesOfFiles, now });
    await cache.put(recordPath, asRecord(after));
  } finally {
    await removeUnnamed(cache, after);
  }
  await forgetSets((name) => name !== prefix + set);
}

/** Notes that a kept page was seen again. Resolves to whether it is there, and young enough not to be asked for again. */
export async function touchPage(
  path: string,
  { now, freshMs }: { now: number; freshMs: number },
): Promise<boolean> {
  for (const cache of await setCaches()) {
    const record = await recordOf(cache);
    const page = record.pages.find((each) => each.path === path);
    if (!page) continue;
    const others = record.pages.filter((each) => each !== page);
    await cache.put(recordPath, asRecord({ ...record, pages: [page, ...others] }));
    return Math.abs(now - page.keptAt) < freshMs;
  }
  return false;
}

interface FoundPage {
  page: KeptPage;
  document: Response;
}

/** A kept page with its document; undefined where there is none. */
export function findPage(path: string, now: number): Promise<FoundPage | undefined> {
  return readable(pageAt(path, now), undefined);
}

async function pageAt(path: string, now: number): Promise<FoundPage | undefined> {
  for (const cache of await setCaches()) {
    const page = within(await recordOf(cache), now).pages.find((each) => each.path === path);
    const document = page && (await cache.match(path, { ignoreVary: true }));
    if (document) return { page, document };
  }
  return undefined;
}

/** The kept pages, the last seen first. */
export function keptPages(now: number): Promise<readonly KeptPage[]> {
  return readable(pagesOfAllSets(now), []);
}

async function pagesOfAllSets(now: number): Promise<readonly KeptPage[]> {
  const records = await Promise.all((await setCaches()).map(recordOf));
  return records.flatMap((record) => within(record, now).pages);
}

/** A kept file; its address names its release, so that no other set's file can be taken for it. */
export function findFile(path: string): Promise<Response | undefined> {
  return readable(caches.match(path, { ignoreVary: true }), undefined);
}

/** A browser whose storage is broken has kept nothing, and its visitor has the network. */
function readable<Kept>(kept: Promise<Kept>, nothing: Kept): Promise<Kept> {
  return kept.catch(() => nothing);
}

/** Removes what is too old: the browser itself would keep it for good. */
export async function removeOld(now: number): Promise<void> {
  for (const cache of await setCaches()) {
    const record = within(await recordOf(cache), now);
    await cache.put(recordPath, asRecord(record));
    await removeUnnamed(cache, record);
  }
}

/** The release set of the host is this one: everything of other sets goes. */
export async function forgetOtherSets(set: string): Promise<void> {
  await forgetSets((name) => name !== prefix + set);
}

export async function forgetAll(): Promise<void> {
  await forgetSets(() => true);
}

async function forgetSets(isForgotten: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.filter(isForgotten).map((name) => caches.delete(name)));
}

async function setCaches(): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  return Promise.all(names.map((name) => caches.open(name)));
}

async function recordOf(cache: Cache): Promise<KeptRecord> {
  const stored = await cache.match(recordPath);
  return stored ? ((await stored.json()) as KeptRecord) : emptyRecord;
}

/** `Response.json` is younger than the floor. */
function asRecord(record: KeptRecord): Response {
  return new Response(JSON.stringify(record));
}

/** Resolves to its bytes. Most files come from the browser's own cache. */
async function putFile(
  cache: Cache,
  path: string,
  signal: AbortSignal | undefined,
): Promise<number> {
  const response = await fetch(path, { signal: signal ?? null });
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
  const body = await response.blob();
  await cache.put(path, new Response(body, { headers: storedHeaders(response.headers) }));
  return body.size;
}

/** What was sent packed is stored unpacked. */
function storedHeaders(headers: Headers): Headers {
  const stored = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) stored.delete(name);
  return stored;
}

async function removeUnnamed(cache: Cache, { pages, bytesOf }: KeptRecord): Promise<void> {
  const named = new Set([recordPath, ...pages.map(({ path }) => path), ...Object.keys(bytesOf)]);
  const stored = await cache.keys();
  const unnamed = stored.filter(({ url }) => {
    const { pathname, search } = new URL(url);
    return !named.has(pathname + search);
  });
  await Promise.all(unnamed.map((request) => cache.delete(request)));
}
