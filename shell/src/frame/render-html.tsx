import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

/** The HTML of a part of the frame, with its fragments in it. Rejects where anything in it throws. */
export function renderHtml(node: ReactNode, idPrefix = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const render = renderToPipeableStream(node, {
      identifierPrefix: idPrefix,
      onAllReady: () => resolve(text(render.pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}
