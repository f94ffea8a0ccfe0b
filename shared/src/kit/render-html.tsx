import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { FragmentPlaces, type KeepPlace } from './fragment-places.ts';

interface RenderSettings {
  /** Of React's ids; the browser's root has the same. */
  idPrefix?: string;
  /** Ends a render that waits. */
  signal?: AbortSignal | null;
}

/**
 * The whole HTML of a tree, with all that it waits for. Rejects on any throw, so that half of it is never sent, and with the signal's
 * reason. On the server only.
 */
export async function renderHtml(node: ReactNode, settings: RenderSettings = {}): Promise<string> {
  const places = new Map<string, { mark: string; html: Promise<string> }>();
  const keepPlace: KeepPlace = (key, fragmentHtml) => {
    const known = places.get(key);
    if (known) return known.mark;
    const place = { mark: `<!--${ofThisProcess} ${places.size}-->`, html: fragmentHtml() };
    // It may have failed before anybody waits for it.
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

/** Nobody who writes a text with markup of its own knows it. */
const ofThisProcess = randomUUID();
const marks = new RegExp(`<!--${ofThisProcess} (\\d+)-->`, 'g');

/**
 * Null where something in the tree has to be waited for, or has failed: React's renderer for strings leaves the one to the
 * browser and hides the other. Of the two renderers it costs less, since the one for streams encodes each piece by itself.
 */
function renderedAtOnce(tree: ReactNode, { idPrefix = '' }: RenderSettings): string | null {
  try {
    const html = renderToString(tree, { identifierPrefix: idPrefix });
    return html.includes(leftToTheBrowser) ? null : html;
  } catch {
    // The other renderer throws it again, with all that belongs to it.
    return null;
  }
}

/** How a Suspense boundary begins whose content is not there. */
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

/** Takes everything at once: a tree that is ready has no use for a stream that makes it wait. */
function collector(resolve: (html: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Uint8Array, _encoding, taken) {
      chunks.push(chunk);
      taken();
    },
    final(ended) {
      // A letter may lie in two of them.
      resolve(Buffer.concat(chunks).toString());
      ended();
    },
  });
}
