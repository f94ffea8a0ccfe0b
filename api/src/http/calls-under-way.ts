import type { FastifyInstance } from 'fastify';

/**
 * The calls that are being answered, told by their handlers. A server that closes waits for its connections alone, and a call
 * whose asker has gone meanwhile is still at its work: a payment among them, between the bank's answer and the order.
 * Call it before any route is added; resolves when none is under way.
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
