import type { FastifyInstance } from 'fastify';

/**
 * Accepts JSON bodies only. Many clients name a body's type without sending one, such as for a DELETE; that counts as no body.
 */
export function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) =>
      body === '' ? done(null, undefined) : void parse(request, body, done),
  );
}
