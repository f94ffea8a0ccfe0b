import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { messages as textMessages } from '../texts/messages.ts';
import { messages } from './messages.ts';
import { readOwnAlerts, removeAlert } from './own-alerts.ts';
import { setPriceAlert, setStockAlert } from './set-alert.ts';

/** What customers want to be told of (R42). */
export function alertRoutes(app: FastifyInstance, shop: Shop): void {
  serve(
    app,
    shop,
    'GET /v1/ProductManagement/customerAlerts/Read',
    async ({ input, customer }) => ({
      value: await readOwnAlerts(shop, customer, input.ProductId),
    }),
  );

  serve(
    app,
    shop,
    'PUT /v1/ProductManagement/customerAlerts/SetStock',
    async ({ input, customer }) => ({
      value: await setStockAlert(shop, customer, input.ProductSaleParamId),
      message: messages.stockSet,
    }),
  );

  serve(
    app,
    shop,
    'PUT /v1/ProductManagement/customerAlerts/SetPrice',
    async ({ input, customer }) => {
      const wantedToman = Number(input.WantedPrice);
      const saleParamId = input.ProductSaleParamId;
      return {
        value: await setPriceAlert(shop, customer, { saleParamId, wantedToman }),
        message: messages.priceSet(textMessages.toman(wantedToman)),
      };
    },
  );

  serve(
    app,
    shop,
    'DELETE /v1/ProductManagement/customerAlerts/Delete',
    async ({ input, customer }) => {
      await removeAlert(shop, customer, input.AlertId);
      return { value: null, message: messages.removed };
    },
  );
}
