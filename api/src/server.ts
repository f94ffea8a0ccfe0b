import Fastify, { type FastifyInstance } from 'fastify';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { contentRoutes } from './content/content-routes.ts';
import { homeRoutes } from './home/home-routes.ts';
import { aboutRoutes } from './http/about-routes.ts';
import { answerError, answerErrors } from './http/error-answers.ts';
import { limitRates } from './http/rate-limit.ts';
import { identityRoutes } from './identity/identity-routes.ts';
import { placeRoutes } from './places/place-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import type { Shop } from './shop.ts';
import { outboxRoutes } from './sms/outbox-routes.ts';
import { Outbox } from './sms/outbox.ts';

/** The API of a shop, ready to listen: the list of its slices. */
export async function buildServer(shop: Shop): Promise<FastifyInstance> {
  const app = newServer();
  await limitRates(app);

  homeRoutes(app, shop);
  catalogueRoutes(app, shop);
  searchRoutes(app, shop);
  contentRoutes(app, shop);
  placeRoutes(app, shop);

  identityRoutes(app, shop);

  if (shop.sms instanceof Outbox && !shop.environment.isProduction) outboxRoutes(app, shop.sms);

  aboutRoutes(app, shop);
  return app;
}

/** Longer than any form of the shop, far shorter than anything that could hurt. */
const mostBytesOfBody = 64 * 1024;

function newServer(): FastifyInstance {
  const app = Fastify({
    bodyLimit: mostBytesOfBody,
    requestTimeout: 30_000,
    // The visitor's address is believed only from the proxy on this machine.
    trustProxy: 'loopback',
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.decorate('servedCalls', new Set<string>());
  // Calls speak JSON only; a slice that takes another kind says so itself.
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  return app;
}
