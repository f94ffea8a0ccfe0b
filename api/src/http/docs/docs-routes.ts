import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** Serves the description of an API: the OpenAPI document for machines, and the page for people. */
export function docsRoutes(
  app: FastifyInstance,
  { document, page }: { document: object; page: string },
): void {
  const json = JSON.stringify(document);
  const style = readFileSync(new URL('docs-page.css', import.meta.url), 'utf8');

  app.get('/v1/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json),
  );
  app.get('/docs', (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  );
  app.get('/docs/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );
}

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";
