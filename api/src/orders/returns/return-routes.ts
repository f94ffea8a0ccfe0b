import type { FastifyInstance } from 'fastify';
import { messages as httpMessages } from '../../http/messages.ts';
import { Refusal } from '../../http/refusal.ts';
import { serve } from '../../http/serve.ts';
import { fileCalls } from '../../pictures/file-calls.ts';
import type { Shop } from '../../shop.ts';
import { readOrder } from '../orders.ts';
import { askForReturn, withdrawReturn } from './ask-for-return.ts';
import { messages } from './messages.ts';
import { readReturnPictures, takeReturnPicture } from './return-pictures.ts';

/** The customer's requests to give goods of an order back. */
export async function orderReturnRoutes(app: FastifyInstance, shop: Shop): Promise<void> {
  const { db } = shop.store;
  const orderOf = (customerId: number, hash: string) =>
    readOrder(db, customerId, hash, shop.clock());

  serve(app, shop, 'POST /v1/Orders/Returns/Ask', async ({ input, customer }) => {
    await askForReturn(shop, customer.id, input);
    return { value: await orderOf(customer.id, input.HashOrderId), message: messages.asked };
  });

  serve(app, shop, 'POST /v1/Orders/Returns/Withdraw', async ({ input, customer }) => {
    await withdrawReturn(shop, customer.id, input);
    return { value: await orderOf(customer.id, input.HashOrderId), message: messages.withdrawn };
  });

  serve(app, shop, 'GET /v1/Orders/Returns/ReadPictures', async ({ input, customer }) => {
    const own = await db
      .selectFrom('order_returns')
      .select('id')
      .where('id', '=', input.ReturnId)
      .where('customer_id', '=', customer.id)
      .executeTakeFirst();
    if (!own) throw new Refusal(404, httpMessages.notFound);
    return { value: { Pictures: await readReturnPictures(db, own.id) } };
  });

  await fileCalls(app, shop.environment.mediaFolder, (files, cutter) => {
    serve(files, shop, 'POST /v1/Orders/Returns/AddPicture', async (asked) => {
      const { request, customer, input } = asked;
      const sent = { request, customerId: customer.id, hash: input.HashOrderId, cutter };
      return { value: await takeReturnPicture(shop, sent) };
    });
  });
}
