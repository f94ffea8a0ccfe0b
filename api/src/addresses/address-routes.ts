import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import {
  createAddress,
  deleteAddress,
  findAddress,
  readAddresses,
  updateAddress,
} from './addresses.ts';
import { messages } from './messages.ts';

/** The customer's own addresses (§7, Account). */
export function addressRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, 'GET /v1/Identity/CustomersAddress/Read', async ({ customer }) => ({
    value: await readAddresses(shop.store.db, customer.id),
  }));

  serve(app, shop, 'GET /v1/Identity/CustomersAddress/Find', async ({ input, customer }) => ({
    value: await findAddress(shop.store.db, customer.id, input.AddressId),
  }));

  serve(app, shop, 'POST /v1/Identity/CustomersAddress/Create', async ({ input, customer }) => ({
    value: await createAddress(shop, customer.id, input),
    message: messages.added,
  }));

  serve(app, shop, 'PUT /v1/Identity/CustomersAddress/Update', async ({ input, customer }) => ({
    value: await updateAddress(shop, customer.id, input.Id, input),
    message: messages.changed,
  }));

  serve(app, shop, 'DELETE /v1/Identity/CustomersAddress/Delete', async ({ input, customer }) => {
    await deleteAddress(shop, customer.id, input.AddressId);
    return { value: null, message: messages.deleted };
  });
}
