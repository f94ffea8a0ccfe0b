import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { calls } from '@kashi/contracts/calls';
import { onTestFinished } from 'vitest';
import type * as z from 'zod/mini';
import { twoSoldPieces, type Sold } from '../../desk-orders/refunds/refund-fixtures.ts';
import type { Store } from '../../store/store.ts';

type Wish = z.input<(typeof calls)['POST /v1/Orders/Returns/Ask']['input']>;

interface SentPicture {
  Message: string | null;
  Value: { Name: string; Picture: string };
}

export interface Delivered extends Sold {
  hash: string;
  /** Asks to return pieces; by default one that is broken, by a press of its own. */
  askToReturn(wish?: Partial<Wish>, by?: { token: string }): ReturnType<typeof askBy>;
  /** Sends a file as a picture of a return. */
  sendPicture(file: Buffer, by?: { token?: string }): Promise<SentPicture & { status: number }>;
}

/** A name of a press that was not used yet. */
export const aKey = () => randomBytes(16).toString('base64url');

/** Two pieces of one kind that were sold and delivered on 10 January 2026, 20 Dey, at 11:30 in Tehran. */
export async function twoDeliveredPieces(store?: Store): Promise<Delivered> {
  const sold = await twoSoldPieces(store);
  const { desk, orderId, clerk, buyer } = sold;
  for (const step of ['approve', 'hand-over', 'deliver'] as const) {
    await desk.ask(`POST /v1/desk/orders/${step}`, { id: orderId }, clerk);
  }
  const { hash } = await desk.shop.store.db
    .selectFrom('orders')
    .select('hash')
    .executeTakeFirstOrThrow();
  // The files of uploads must not lie where another test counts its own.
  const mediaFolder = mkdtempSync(join(tmpdir(), 'kashi-returns-'));
  onTestFinished(() => rmSync(mediaFolder, { recursive: true }));
  Object.assign(desk.shop.environment, { mediaFolder });
  return {
    ...sold,
    hash,
    askToReturn: (wish = {}, by = buyer) =>
      askBy(sold, { HashOrderId: hash, Lines: onePieceOf(sold), ...wish }, by),
    sendPicture: async (payload, by = buyer) => {
      const answer = await desk.shop.askAnything(
        'POST',
        `/v1/Orders/Returns/AddPicture?HashOrderId=${hash}`,
        { ...by, payload, headers: { 'content-type': 'application/octet-stream' } },
      );
      return { status: answer.statusCode, ...answer.json<SentPicture>() };
    },
  };
}

function askBy(
  { desk }: Sold,
  wish: Partial<Wish> & Pick<Wish, 'HashOrderId' | 'Lines'>,
  { token }: { token: string },
) {
  return desk.shop.ask(
    'POST /v1/Orders/Returns/Ask',
    { Key: aKey(), Reason: 'broken', Text: 'گوشهٔ آن شکسته است.', ...wish },
    { token },
  );
}

export function onePieceOf({ buyer }: Sold, Quantity = 1): Wish['Lines'] {
  return [{ ProductSaleParamId: buyer.saleParamId, Quantity }];
}
