import { previewPath, previewToken } from '@kashi/contracts/front-page-preview';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostEnvironment } from '../environment.ts';
import { isFromShop } from '../http/from-shop.ts';
import { previewCookieHeader } from '../preview/preview-cookie.ts';
import { leavePath, previewBarRoutes } from './head/preview-bar.ts';
import { originOf } from './page-handler.ts';

interface PreviewRoutesOptions {
  environment: Pick<HostEnvironment, 'publicUrl'>;
  /** Answers an address that is none of a preview's. */
  answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/**
 * The addresses by which the owner's desk opens a preview, and by which whoever looks leaves it. Opening sets a cookie and nothing
 * else: whether the token is good, each page asks the API.
 */
export function previewRoutes(
  server: FastifyInstance,
  { environment, answerPage }: PreviewRoutesOptions,
): void {
  previewBarRoutes(server);

  server.get<{ Params: { token: string } }>(`${previewPath}/:token`, (request, reply) => {
    const { token } = request.params;
    if (!previewToken.test(token)) return answerPage(request, reply);
    return lead(request, reply, { token, status: 302 });
  });

  // A scope of its own, because forms for proxied addresses must reach the API unchanged.
  void server.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, parsed) => parsed(null, null),
    );
    scope.post(leavePath, (request, reply) => {
      // Another site cannot end a preview.
      if (!isFromShop(request, originOf(request, environment))) return reply.code(403).send();
      return lead(request, reply, { token: null, status: 303 });
    });
    done();
  });

  function lead(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, status }: { token: string | null; status: 302 | 303 },
  ): FastifyReply {
    const isSecure = originOf(request, environment).startsWith('https:');
    void reply.headers({
      'set-cookie': previewCookieHeader(token, isSecure),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    return reply.redirect('/', status);
  }
}
