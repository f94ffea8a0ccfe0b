import type { FastifyInstance } from 'fastify';

/**
 * Follows the calls whose handlers are still running. A closing server waits only for its connections, but a call whose client
 * has disconnected may still be at work, such as a payment between the bank's answer and the order. Call it before any route is
 * added; the returned function resolves when no call is running.
 */
export function followCalls(app: FastifyInstance): () => Promise<void> {
  const underWay = new Set<Promise<unknown>>();
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const answering: unknown = handler.call(this, request, reply);
      if (answering instanceof Promise) {
        underWay.add(answering);
        const forget = () => void underWay.delete(answering);
        answering.then(forget, forget);
      }
      return answering;
    };
  });
  return async () => {
    while (underWay.size > 0) await Promise.allSettled(underWay);
  };
}
