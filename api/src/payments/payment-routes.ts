import { gateway } from '@kashi/shared/contracts/payment';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { torobClickIn } from '../torob/torob-click.ts';
import { readInvoice } from './checkout.ts';
import type { Gateway, GatewayCode } from './gateway.ts';
import { messages } from './messages.ts';
import { readPayment } from './read-payment.ts';
import { startPayment } from './start-payment.ts';
import { startTopUp } from './start-top-up.ts';

/** The invoice, the ways to the banks, for an order and for the wallet, and what came of it (section 7). */
export function paymentRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, 'GET /v1/Orders/CartInvoice/Read', async ({ input, customer }) => ({
    value: await readInvoice(shop, input.HashCartId, customer),
  }));

  for (const [name, code] of orderPayments) {
    serve(app, shop, name, async ({ input, customer, request }) => ({
      value: {
        PaymentUrl: await startPayment(shop, {
          gateway: await activeGateway(shop, code),
          hash: input.HashCartId,
          useCredit: input.UseCredit,
          agreedToman: input.AmountPayable,
          customer,
          torobClick: torobClickIn(request.headers.cookie),
        }),
      },
    }));
  }

  for (const [name, code] of topUps) {
    serve(app, shop, name, async ({ input, customer }) => ({
      value: {
        PaymentUrl: await startTopUp(shop, {
          gateway: await activeGateway(shop, code),
          amountToman: Number(input.TotalAmount),
          customer,
        }),
      },
    }));
  }

  serve(app, shop, 'GET /v1/Orders/Payments/Read', async ({ input, customer }) => ({
    value: await readPayment(shop, input.HashPaymentId, customer),
  }));
}

const orderPayments = [
  ['GET /v1/Orders/SamanKishOrderPayment/GetBankPaymentUrl', gateway.samanKish],
  ['GET /v1/Orders/ZarinPalOrderPayment/GetBankPaymentUrl', gateway.zarinPal],
  ['GET /v1/Orders/MellatBankOrderPayment/GetBankPaymentUrl', gateway.mellat],
] as const;

const topUps = [
  ['GET /v1/Orders/SamanKishCreditPayment/GetBankPaymentUrl', gateway.samanKish],
  ['GET /v1/Orders/ZarinPalCreditPayment/GetBankPaymentUrl', gateway.zarinPal],
  ['GET /v1/Orders/MellatBankCreditPayment/GetBankPaymentUrl', gateway.mellat],
] as const;

/** Both the shop must offer it, and this process must know how to reach it. */
async function activeGateway(shop: Shop, code: GatewayCode): Promise<Gateway> {
  const settings = await shop.store.db
    .selectFrom('shop_settings')
    .select(['is_active_saman_kish as 1', 'is_active_zarin_pal as 2', 'is_active_mellat_bank as 3'])
    .executeTakeFirst();
  const known = shop.gateways[code];
  if (!settings?.[code] || !known) throw new Refusal(400, messages.gatewayInactive);
  return known;
}
