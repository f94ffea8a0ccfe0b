import type { FastifyInstance } from 'fastify';
import { addressRoutes } from './addresses/address-routes.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import { sandboxBankRoutes } from './bank-sandbox/bank-routes.ts';
import { carrierRoutes } from './checkout/carrier-routes.ts';
import { cartRoutes } from './carts/cart-routes.ts';
import { couponRoutes } from './checkout/coupon-routes.ts';
import { giftNoteRoutes } from './checkout/gift-note-routes.ts';
import type { CatalogueShop } from './catalogue/catalogue-shop.ts';
import { countEmptySearches } from './empty-searches/empty-searches.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { reviewPictureRoutes } from './catalogue/opinions/pictures/review-picture-routes.ts';
import { opinionRoutes } from './catalogue/opinions/opinion-routes.ts';
import { contentRoutes } from './content/content-routes.ts';
import { appIconRoutes } from './home/app-icons.ts';
import { homeRoutes } from './home/home-routes.ts';
import { aboutRoutes } from './http/about/about-routes.ts';
import { followCalls } from './http/calls-under-way.ts';
import { changesRoute } from './http/changes-route.ts';
import { developersOnly } from './http/limits/developers-only.ts';
import { mediaRoutes } from './http/media/media-routes.ts';
import { metricsRoute } from './http/about/metrics-route.ts';
import { newServer } from './http/new-server.ts';
import { limitRates } from './http/limits/rate-limit.ts';
import { identityRoutes } from './identity/identity-routes.ts';
import { startJobs } from './jobs.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { orderReturnRoutes } from './orders/returns/return-routes.ts';
import { sandboxPath } from './banks/open-gateways.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { returnRoutes } from './payments/settle/return-routes.ts';
import { placeRoutes } from './places/place-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { Drawer } from './seed/pictures/drawer.ts';
import { sitemapRoutes } from './sitemap/sitemap-routes.ts';
import { outboxRoutes } from './sms/outbox-routes.ts';
import { Outbox } from './sms/outbox.ts';
import { torobRoutes } from './torob/torob-routes.ts';
import { visitFigureRoutes } from './visit-figures/visit-figure-routes.ts';
import { countVisitFigures } from './visit-figures/visit-figures.ts';
import { walletRoutes } from './wallet/wallet-routes.ts';
import { wishListRoutes } from './wish-list/wish-list-routes.ts';

/** Builds the API of a shop, ready to listen, from the routes of all its parts. */
export async function buildServer(shop: CatalogueShop): Promise<FastifyInstance> {
  const { environment } = shop;
  const app = newServer(environment);
  const callsEnd = followCalls(app);
  await limitRates(app, environment);

  homeRoutes(app, shop);
  catalogueRoutes(app, shop, countEmptySearches(app, shop));
  opinionRoutes(app, shop);
  await reviewPictureRoutes(app, shop);
  wishListRoutes(app, shop);
  searchRoutes(app, shop);
  contentRoutes(app, shop);
  placeRoutes(app, shop);
  sitemapRoutes(app, shop);
  visitFigureRoutes(app, shop, countVisitFigures(app, shop));

  identityRoutes(app, shop);
  addressRoutes(app, shop);
  alertRoutes(app, shop);
  walletRoutes(app, shop);
  cartRoutes(app, shop);
  couponRoutes(app, shop);
  giftNoteRoutes(app, shop);
  carrierRoutes(app, shop);
  paymentRoutes(app, shop);
  await returnRoutes(app, shop);
  orderRoutes(app, shop);
  await orderReturnRoutes(app, shop);

  const mayDevelop = developersOnly(environment);
  if (environment.hasSandboxBank) {
    await app.register(sandboxBankRoutes, {
      prefix: sandboxPath,
      base: sandboxPath,
      clock: shop.clock,
      shopUrl: environment.publicUrl,
      mayOrder: mayDevelop,
    });
  }
  if (shop.sms instanceof Outbox && mayDevelop) outboxRoutes(app, shop.sms, mayDevelop);

  await torobRoutes(app, shop);
  await mediaRoutes(app, environment, new Drawer(environment));
  appIconRoutes(app, shop);
  aboutRoutes(app, shop);
  metricsRoute(app, shop);
  changesRoute(app, shop);
  app.addHook('onListen', () => {
    shop.listening.url = app.listeningOrigin;
  });
  app.addHook('onClose', () => shop.changes.close());
  startJobs(app, shop);
  // Close hooks run in reverse order: connections, calls, jobs, then what these need.
  app.addHook('onClose', callsEnd);

  return app;
}
