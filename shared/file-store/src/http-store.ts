import { setTimeout as pause } from 'node:timers/promises';
import type { FileKind, FileStore } from './file-store.ts';

/** The time for one request with its answer, in milliseconds, beside the time in which a slow line carries what is sent. */
const answerWithinMs = 10_000;
/** The slowest line that is waited for, of one request among several. */
const bytesPerMs = 10;
/** The number of tries, with a doubled pause before each: busy stores refuse, and connections break. */
const tries = 3;
const pauseMs = 200;

interface StoreRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  url: URL;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
}

type StoreHeaders = Headers | Record<string, string>;

interface HttpStoreOptions {
  /** Ends in `/`; keys are appended to it. */
  base: URL;
  /** The headers that authorize a request. */
  authorized(request: StoreRequest): Promise<StoreHeaders> | StoreHeaders;
  /** The settings to check if access is denied. */
  credentials: string;
  answerWithinMs?: number;
}

interface Answer {
  status: number;
  headers: Headers;
  content: Buffer;
}

/**
 * A file server with `PUT` and `DELETE` beside `GET`. Conflicts are found by `ETag`, `If-Match` and `If-None-Match`. On a server
 * that ignores conditions the later of two writers wins; on one that refuses them, as the S3 of OpenStack Swift does, the later
 * of two writers within the same moment.
 */
export function httpStore(options: HttpStoreOptions): FileStore {
  const address = options.base.href;
  let knowsConditions = true;

  async function ask(
    method: StoreRequest['method'],
    key: string,
    expected: number[],
    { headers = {}, body = null }: Partial<StoreRequest> = {},
  ): Promise<Answer> {
    const request = { method, url: new URL(key, options.base), headers, body };
    const answer = await answered(request, options);
    const { status } = answer;
    if ((status >= 200 && status < 300) || expected.includes(status)) return answer;
    const word = [status, codeIn(answer.content)].filter(Boolean).join(' ');
    const hint = status === 401 || status === 403 ? `: see ${options.credentials}` : '';
    throw new Error(`The store ${address} answers ${word} to ${method} ${key}${hint}`);
  }

  const store: FileStore = {
    address,

    async read(key, known = null) {
      const headers = known?.tag ? { 'if-none-match': known.tag } : {};
      const answer = await ask('GET', key, [304, 404], { headers });
      if (answer.status === 304) return known;
      if (answer.status === 404) return null;
      return {
        content: answer.content,
        tag: answer.headers.get('etag') ?? '',
        writtenAt: new Date(answer.headers.get('last-modified') ?? Date.now()),
      };
    },

    async write(key, content, overTag, kind = {}) {
      const condition = overTag === null ? { 'if-none-match': '*' } : matching(overTag);
      const isConditional = knowsConditions;
      if (!isConditional && !(await lies(key, overTag))) return isThere(key, content);
      // 412: other content is there; 409: another writer is writing; 404: the file is gone; 501: conditions are not supported.
      const { status } = await ask('PUT', key, [404, 409, 412, ...(isConditional ? [501] : [])], {
        headers: { ...(isConditional && condition), ...headersOf(kind) },
        body: new Uint8Array(content),
      });
      if (status < 300) return true;
      if (status === 501) {
        knowsConditions = false;
        return store.write(key, content, overTag, kind);
      }
      return isThere(key, content);
    },

    async remove(key) {
      await ask('DELETE', key, [404]);
    },
  };
  return store;

  /** Whether the file has that tag; null asks whether there is no file. */
  async function lies(key: string, tag: string | null): Promise<boolean> {
    const there = await store.read(key);
    return tag === '' || (there?.tag ?? null) === tag;
  }

  async function isThere(key: string, content: Buffer): Promise<boolean> {
    return (await store.read(key))?.content.equals(content) ?? false;
  }
}

function headersOf({ contentType, cacheControl = 'no-cache' }: FileKind): Record<string, string> {
  return {
    'cache-control': cacheControl,
    ...(contentType && { 'content-type': contentType }),
  };
}

/** Without a tag from the server no condition is sent. */
function matching(tag: string): Record<string, string> {
  return tag === '' ? {} : { 'if-match': tag };
}

async function answered(request: StoreRequest, options: HttpStoreOptions): Promise<Answer> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      const answer = await fetched(request, options);
      const isBusy =
        (answer.status >= 500 && answer.status !== 501) || [408, 429].includes(answer.status);
      if (!isBusy || left === 0) return answer;
    } catch (error) {
      if (left === 0) {
        throw new Error(
          `The store ${options.base.href} ${reasonOf(error, limitMs(request, options))}`,
          {
            cause: error,
          },
        );
      }
    }
    await pause(pauseMs * 2 ** (tries - 1 - left));
  }
}

async function fetched(request: StoreRequest, options: HttpStoreOptions): Promise<Answer> {
  const { method, url, body } = request;
  const response = await fetch(url, {
    method,
    headers: await options.authorized(request),
    body,
    cache: 'no-store',
    // A redirect would carry the credentials to another address.
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs(request, options)),
  });
  const content = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, content };
}

function limitMs({ body }: StoreRequest, options: HttpStoreOptions): number {
  return (options.answerWithinMs ?? answerWithinMs) + Math.ceil((body?.length ?? 0) / bytesPerMs);
}

function reasonOf(error: unknown, withinMs: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `has not answered within ${withinMs / 1000} s`;
  }
  // Not by the error's class, because `fetch` may belong to another realm.
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  return `cannot be reached: ${cause?.code ?? cause?.message ?? 'no reason is known'}`;
}

/** The error code in S3's answer; the rest of its text repeats parts of the request and is not shown. */
function codeIn(content: Buffer): string | undefined {
  return /<Code>(\w+)<\/Code>/.exec(content.toString('utf8', 0, 2000))?.[1];
}
