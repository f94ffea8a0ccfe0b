import type { FastifyInstance } from 'fastify';
import { serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import { bestOf, salesOf } from './figures.ts';
import { readWaiting } from './waiting.ts';

/** What was sold, and what waits. */
export function figuresRoutes(app: FastifyInstance, context: DeskContext): void {
  const { shop } = context;
  const { db } = shop.store;

  serveRead(app, context, 'GET /v1/desk/figures', async ({ input, staff }) => ({
    ...(await salesOf(db, input)),
    best: await bestOf(db, input),
    waiting: await readWaiting(shop, staff),
  }));

  serveRead(app, context, 'GET /v1/desk/waiting', ({ staff }) => readWaiting(shop, staff));
}
