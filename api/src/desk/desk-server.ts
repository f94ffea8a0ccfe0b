import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { passkeyRoutes } from '../desk-access/passkey-routes.ts';
import { sessionRoutes } from '../desk-access/session-routes.ts';
import { staffRoutes } from '../desk-access/staff-routes.ts';
import { deskCustomerRoutes } from '../desk-customers/desk-customer-routes.ts';
import { openPaymentRoutes } from '../desk-orders/open-payment-routes.ts';
import { transferRoutes } from '../desk-customers/transfers/transfer-routes.ts';
import { eventRoutes } from '../desk-events/event-routes.ts';
import { figuresRoutes } from '../desk-figures/figures-routes.ts';
import { frontPageRoutes } from '../desk-front-page/front-page-routes.ts';
import { goodsRoutes } from '../desk-goods/goods-routes.ts';
import { goodsImportRoutes } from '../desk-goods/import/import-routes.ts';
import { shelfRoutes } from '../desk-goods/shelf-routes.ts';
import type { DeskContext } from '../desk-http/serve-desk.ts';
import { SessionCookie } from '../desk-http/session-cookie.ts';
import { deskOpinionRoutes } from '../desk-opinions/desk-opinion-routes.ts';
import { messageRoutes } from '../desk-opinions/message-routes.ts';
import { deskOrderRoutes } from '../desk-orders/desk-order-routes.ts';
import { refundRoutes } from '../desk-orders/refunds/refund-routes.ts';
import { deskReturnRoutes } from '../desk-orders/returns/desk-return-routes.ts';
import { pageRoutes } from '../desk-pages/page-routes.ts';
import { pictureRoutes } from '../desk-pictures/picture-routes.ts';
import { deskCouponRoutes } from '../desk-shop/coupon-routes.ts';
import { openingRoutes } from '../desk-shop/opening-routes.ts';
import { settingsRoutes } from '../desk-shop/settings-routes.ts';
import { newsRoutes } from '../desk-texts/news-routes.ts';
import { textRoutes } from '../desk-texts/text-routes.ts';
import { followCalls } from '../http/calls-under-way.ts';
import { newServer } from '../http/new-server.ts';
import { limitRates } from '../http/limits/rate-limit.ts';
import { PictureFetcher } from '../pictures/addresses/picture-fetcher.ts';
import type { DeskSettings } from '../settings/desk-settings.ts';
import type { Shop } from '../shop.ts';
import { deskPages } from './desk-pages.ts';
import { deskDocs } from './desk-docs.ts';
import { ownPagesOnly } from './own-pages-only.ts';

export interface DeskParts {
  desk: DeskSettings;
  /** The shop's own server, which has the pictures of the goods. */
  shopServer: FastifyInstance;
  /** Fetches the pictures that files of goods name by addresses. */
  fetcher?: PictureFetcher;
  /** The folder of the built web application. */
  pagesFolder?: string;
}

/** A picture of 20 MB takes as long on a line of one megabit a second. */
const mostMsOfRequest = 180_000;

/** Builds the server of the owner's desk, ready to listen on its own port: nothing of it is served on the shop's. */
export async function buildDesk(
  shop: Shop,
  { desk, shopServer, fetcher = new PictureFetcher(), pagesFolder = builtPages }: DeskParts,
): Promise<FastifyInstance> {
  const { environment } = shop;
  const app = newServer(environment, { mostMsOfRequest });
  const callsEnd = followCalls(app);
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('cross-origin-resource-policy', 'same-origin');
  });
  ownPagesOnly(app, desk);
  await limitRates(app, environment);

  const context: DeskContext = { shop, desk, cookie: new SessionCookie(desk) };
  sessionRoutes(app, context);
  passkeyRoutes(app, context);
  staffRoutes(app, context);
  deskOrderRoutes(app, context);
  refundRoutes(app, context);
  deskReturnRoutes(app, context);
  deskOpinionRoutes(app, context);
  messageRoutes(app, context);
  goodsRoutes(app, context);
  await goodsImportRoutes(app, context, fetcher);
  shelfRoutes(app, context);
  frontPageRoutes(app, context);
  pageRoutes(app, context);
  await pictureRoutes(app, context);
  settingsRoutes(app, context);
  openingRoutes(app, context);
  textRoutes(app, context);
  newsRoutes(app, context);
  deskCouponRoutes(app, context);
  deskCustomerRoutes(app, context);
  transferRoutes(app, context);
  openPaymentRoutes(app, context);
  figuresRoutes(app, context);
  await eventRoutes(app, context);

  deskDocs(app);
  picturesOf(shopServer, app);
  await deskPages(app, { folder: pagesFolder });
  app.addHook('onClose', callsEnd);
  return app;
}

/**
 * The pictures of the goods by the addresses that they have in the shop, asked of the shop's server within this process. The name
 * is one file's: an address with `..` in it would reach calls that the shop's server answers to this machine alone.
 */
function picturesOf(shopServer: FastifyInstance, app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(
    '/media/:name(^[\\w-][\\w.-]{0,150}$)',
    async ({ params: { name }, headers }, reply) => {
      const known = headers['if-none-match'];
      const answer = await shopServer.inject({
        url: `/media/${name}`,
        headers: known === undefined ? {} : { 'if-none-match': known },
      });
      for (const header of ['content-type', 'cache-control', 'etag'] as const) {
        const value = answer.headers[header];
        if (typeof value === 'string') void reply.header(header, value);
      }
      return reply.code(answer.statusCode).send(answer.rawPayload);
    },
  );
}

const builtPages = fileURLToPath(new URL('../../../desk/dist', import.meta.url));
