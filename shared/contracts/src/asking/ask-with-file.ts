import { createAsk, type Ask } from './ask.ts';

/** As `createAsk`, for a call whose body is a file: its input goes into the address. */
export function askWithFile(fetch: typeof globalThis.fetch, file: Blob): Ask {
  return createAsk((path, init) => {
    const input = JSON.parse(init?.body as string) as Record<string, string>;
    return fetch(`${path as string}?${new URLSearchParams(input)}`, {
      ...init,
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    });
  });
}
