import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { FragmentPlaces, type KeepPlace } from './fragment-places.ts';

interface RenderSettings {
  /** The prefix of React's ids, the same as that of the browser's root. */
  idPrefix?: string;
  /** Ends a waiting render. */
  signal?: AbortSignal | null;
}

/**
 * The whole HTML of a tree, including late content. Rejects on any error, so that half of it is never sent, and with the signal's
 * reason. On the server only.
 */
export async function renderHtml(node: ReactNode, settings: RenderSettings = {}): Promise<string> {
  const places = new Map<string, { mark: string; html: Promise<string> }>();
  const keepPlace: KeepPlace = (key, fragmentHtml) => {
    const known = places.get(key);
    if (known) return known.mark;
    const place = { mark: `<!--${ofThisProcess} ${places.size}-->`, html: fragmentHtml() };
    // The fragment may fail before its HTML is awaited, and node ends a process over a failure that nobody awaits.
    place.html.catch(() => undefined);
    places.set(key, place);
    return place.mark;
  };
  const tree = <FragmentPlaces value={keepPlace}>{node}</FragmentPlaces>;

  const html = renderedAtOnce(tree, settings) ?? (await renderedInTime(tree, settings));
  if (places.size === 0) return html;
  const fragments = await Promise.all([...places.values()].map((place) => place.html));
  return html.replaceAll(marks, (_mark, index: string) => fragments[Number(index)] ?? '');
}

/** Unknown to authors of texts, so that no text can imitate a placeholder. */
const ofThisProcess = randomUUID();
const marks = new RegExp(`<!--${ofThisProcess} (\\d+)-->`, 'g');

/**
 * Null if some part of the tree must be waited for, or has failed: React's string renderer leaves the first to the browser and
 * hides the second. It is the cheaper of the two renderers, because the stream renderer encodes each piece separately.
 */
function renderedAtOnce(tree: ReactNode, { idPrefix = '' }: RenderSettings): string | null {
  try {
    const html = renderToString(tree, { identifierPrefix: idPrefix });
    return html.includes(leftToTheBrowser) ? null : html;
  } catch {
    // The stream renderer throws the error again, with its details.
    return null;
  }
}

/** The beginning of a Suspense boundary without its content. */
const leftToTheBrowser = '<!--$!-->';

function renderedInTime(
  tree: ReactNode,
  { idPrefix = '', signal = null }: RenderSettings,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const render = renderToPipeableStream(tree, {
      identifierPrefix: idPrefix,
      onAllReady: () => void render.pipe(collector(resolve).on('error', reject)),
      onShellError: reject,
      onError: reject,
    });
    signal?.addEventListener('abort', () => {
      reject(signal.reason as Error);
      render.abort(signal.reason);
    });
  });
}

/** Accepts everything at once: a tree that is ready needs no stream that makes it wait. */
function collector(resolve: (html: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Uint8Array, _encoding, taken) {
      chunks.push(chunk);
      taken();
    },
    final(ended) {
      // One letter may be split over two chunks.
      resolve(Buffer.concat(chunks).toString());
      ended();
    },
  });
}
