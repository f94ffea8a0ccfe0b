import type { RenderedPage } from '@kashi/border/remote-contract';

export type WholePage = Exclude<RenderedPage, { kind: 'found' }> | (Found & { html: string });

type Found = Extract<RenderedPage, { kind: 'found' }>;

/** The most HTML of one page, in bytes or letters: many times what the largest page of the shop has. */
const mostLength = 8 * 1024 * 1024;

/**
 * Buffers the whole page: if it fails while it is written, nothing has been sent and the status can still say so. Writing throws after
 * the page's time, and past a length that no page has: a build that writes without end would fill the memory of the machine.
 */
export async function wholePage(rendered: RenderedPage, signal: AbortSignal): Promise<WholePage> {
  if (rendered.kind !== 'found') return rendered;
  const chunks: (string | Uint8Array)[] = [];
  let length = 0;
  await rendered.pipe((chunk) => {
    signal.throwIfAborted();
    length += chunk.length;
    if (length > mostLength) throw new RangeError(`A page of more than ${mostLength} bytes`);
    chunks.push(chunk);
  });
  const [only] = chunks;
  if (chunks.length === 1 && typeof only === 'string') return { ...rendered, html: only };
  // One letter may be split over two chunks.
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk));
  return { ...rendered, html: Buffer.concat(bytes).toString() };
}
