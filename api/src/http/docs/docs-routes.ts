import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

interface Description {
  document: object;
  page: string;
}

/**
 * Serves the description of an API: the OpenAPI document for machines, and the page for people. It is made when somebody first asks
 * for it: a start does not wait for what few read.
 */
export function docsRoutes(app: FastifyInstance, describe: () => Description): void {
  let made: { json: string; page: string } | undefined;
  const description = () => {
    if (made) return made;
    const { document, page } = describe();
    made = { json: JSON.stringify(document), page };
    return made;
  };

  app.get('/v1/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description().json),
  );
  app.get('/docs', (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(description().page),
  );
  app.get('/docs/style.css', (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .send(readFileSync(new URL('docs-page.css', import.meta.url))),
  );
}

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";
