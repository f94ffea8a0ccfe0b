import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../shop.ts';
import { docsPage } from '../docs/docs-page.ts';
import { describeCalls, openApiDocument } from '../docs/openapi.ts';

/** The API's description of itself: its health and its calls. Register it after all other routes. */
export function aboutRoutes(app: FastifyInstance, shop: Shop): void {
  const described = describeCalls(app.servedCalls);
  const document = JSON.stringify(openApiDocument(described));
  const page = docsPage(described);
  const style = readFileSync(new URL('../docs/docs-page.css', import.meta.url), 'utf8');

  app.get('/healthz', async (_request, reply) => {
    await sql`select 1`.execute(shop.store.db);
    return reply
      .header('cache-control', 'no-store')
      .send({ Value: 'ok', Message: null, Status: 200 });
  });
  app.get('/v1/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/docs/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );
}
