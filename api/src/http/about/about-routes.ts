import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../shop.ts';
import { docsMessages } from '../docs/docs-messages.ts';
import { docsPage } from '../docs/docs-page.ts';
import { docsRoutes } from '../docs/docs-routes.ts';
import { describeCalls, openApiDocument } from '../docs/openapi.ts';

/** The API's description of itself: its health and its calls. */
export function aboutRoutes(app: FastifyInstance, shop: Shop): void {
  docsRoutes(app, () => {
    const described = describeCalls(app.servedCalls);
    return {
      document: openApiDocument(described, about),
      page: docsPage(described, docsMessages),
    };
  });

  app.get('/healthz', async (_request, reply) => {
    await sql`select 1`.execute(shop.store.db);
    return reply
      .header('cache-control', 'no-store')
      .send({ Value: 'ok', Message: null, Status: 200 });
  });
}

const about = {
  title: 'Services of the shop',
  description:
    'Every answer is JSON: Value, Message (Persian, fit to show), Status, and Errors for wrong input. Money is whole tomans.',
  securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
};
