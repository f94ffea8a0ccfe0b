import type { FastifyInstance } from 'fastify';
import type { ShopPages } from '@kashi/border/pages/shop-pages';

/**
 * `/.well-known/change-password`, at which password managers look for the page that changes one. The customer's own menu leads to that
 * page with a lock.
 */
export function changePasswordRoute(
  server: FastifyInstance,
  /** The pages of the live release set. */
  pages: () => Promise<ShopPages>,
): void {
  server.get('/.well-known/change-password', async (_request, reply) => {
    const page = (await pages()).menu('account').find(({ icon }) => icon === 'lock');
    return page ? reply.redirect(page.path, 302) : reply.code(404).send();
  });
}
