import type { Ask, CallInput } from '@kashi/contracts/asking/ask';
import { askWithFile } from '@kashi/contracts/asking/ask-with-file';
import type { Order } from '@kashi/contracts/order';
import type { SentPicture } from '@kashi/contracts/sent-picture/sent-picture';

/** Asks to return pieces of an order, and answers it. Throws a `Problem` where the shop refuses. */
export async function askForReturn(
  ask: Ask,
  wish: CallInput<'POST /v1/Orders/Returns/Ask'>,
): Promise<Order> {
  const { value } = await ask('POST /v1/Orders/Returns/Ask', wish);
  return value;
}

/** Takes back a request that the shop has not decided about, and answers the order. Throws a `Problem`. */
export async function withdrawReturn(
  ask: Ask,
  HashOrderId: string,
  ReturnId: number,
): Promise<Order> {
  const { value } = await ask('POST /v1/Orders/Returns/Withdraw', { HashOrderId, ReturnId });
  return value;
}

/** The pictures of a request as `data:` addresses. Throws a `Problem`. */
export async function readPictures(
  ask: Ask,
  ReturnId: number,
  signal: AbortSignal,
): Promise<string[]> {
  const { value } = await ask('GET /v1/Orders/Returns/ReadPictures', { ReturnId }, { signal });
  return value.Pictures;
}

/** Sends the file of a picture for a request that is being written. Throws a `Problem`. */
export async function sendPicture(
  fetch: typeof globalThis.fetch,
  HashOrderId: string,
  file: Blob,
): Promise<SentPicture> {
  const ask = askWithFile(fetch, file);
  return (await ask('POST /v1/Orders/Returns/AddPicture', { HashOrderId })).value;
}
