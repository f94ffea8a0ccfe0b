import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { readOwnTransfers, readTransferAccount, reportTransfer } from './card-transfers.ts';
import { messages } from './messages.ts';
import { readTransactions, spendableCredit } from './wallets.ts';

/** The customer's wallet (§7, Account). */
export function walletRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, 'GET /v1/Identity/CustomerFininces/GetBalance', async ({ customer }) => ({
    value: { Balance: await spendableCredit(shop.store.db, customer.id) },
  }));

  serve(app, shop, 'GET /v1/Identity/customerFininces/Read', async ({ input, customer }) => ({
    value: await readTransactions(shop.store.db, customer.id, input.Page),
  }));

  serve(app, shop, 'GET /v1/BasicDefinitions/Accounts/FindCreditCartAccount', async () => ({
    value: await readTransferAccount(shop.store),
  }));

  serve(app, shop, 'POST /v1/Orders/PendingPayments/AddCreditCart', async ({ input, customer }) => {
    await reportTransfer(shop, input, customer);
    return { value: null, message: messages.reported };
  });

  serve(app, shop, 'GET /v1/Orders/PendingPayments/ReadCreditCarts', async ({ customer }) => ({
    value: await readOwnTransfers(shop.store.db, customer.id),
  }));
}
