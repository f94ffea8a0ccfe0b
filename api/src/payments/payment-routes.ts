import {
  gatewayNames,
  gateways,
  paymentCall,
  topUpGatewayNames,
  type GatewayName,
} from '@kashi/contracts/gateways';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { torobClickIn } from '../torob/torob-click.ts';
import { readInvoice } from '../checkout/invoice.ts';
import type { Gateway } from '../banks/gateway.ts';
import { findActiveGateway } from './start/active-gateway.ts';
import { InstalmentOffers } from './instalments/instalment-offers.ts';
import { messages } from './messages.ts';
import { readPayment } from './read-payment.ts';
import { startPayment } from './start/start-payment.ts';
import { startTopUp } from './start/start-top-up.ts';

/** The invoice, the start of a payment for an order or for the wallet, and its outcome (§7). */
export function paymentRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, 'GET /v1/Orders/CartInvoice/Read', async ({ input, customer }) => ({
    value: await readInvoice(shop, input.HashCartId, customer),
  }));

  for (const name of gatewayNames) {
    serve(
      app,
      shop,
      paymentCall<'Order'>(gateways[name], 'Order'),
      async ({ input, customer, request }) => ({
        value: await startPayment(shop, {
          gateway: gateways[name],
          bank: await findActiveGateway(shop, name),
          hash: input.HashCartId,
          useCredit: input.UseCredit,
          agreedToman: input.AmountPayable,
          agreedToBankToman: input.AmountToBank,
          customer,
          torobClick: torobClickIn(request.headers.cookie),
        }),
      }),
    );
  }

  for (const name of topUpGatewayNames) {
    serve(app, shop, paymentCall(gateways[name], 'Credit'), async ({ input, customer }) => ({
      value: {
        PaymentUrl: await startTopUp(shop, {
          gateway: await activeGateway(shop, name),
          amountToman: Number(input.TotalAmount),
          customer,
        }),
      },
    }));
  }

  const offers = new InstalmentOffers(shop);
  serve(app, shop, 'GET /v1/Orders/InstalmentOffers/Read', async ({ input, customer }) => ({
    value: await offers.forInvoice(await readInvoice(shop, input.HashCartId, customer)),
  }));

  serve(app, shop, 'GET /v1/Orders/Payments/Read', async ({ input, customer }) => ({
    value: await readPayment(shop, input.HashPaymentId, customer),
  }));
}

/** The gateway has to be enabled in the shop, and this process needs an account there. */
async function activeGateway(shop: Shop, name: GatewayName): Promise<Gateway> {
  const known = await findActiveGateway(shop, name);
  if (!known) throw new Refusal(400, messages.gatewayInactive);
  return known;
}
