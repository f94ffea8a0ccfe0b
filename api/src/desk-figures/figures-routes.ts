import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { serveFile, serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import { readEmptySearches } from '../empty-searches/read-searches.ts';
import { readVisits } from '../visit-figures/read-visits.ts';
import { booksFile } from './books/books-file.ts';
import { readBooks } from './books/books.ts';
import { figuresFile } from './figures-file.ts';
import { bestOf, salesOf } from './figures.ts';
import { readWaiting } from './waiting.ts';

/** What was sold, what was left or searched for in vain, what visitors did, what money moved, and what waits. */
export function figuresRoutes(app: FastifyInstance, context: DeskContext): void {
  const { shop } = context;
  const { db } = shop.store;

  serveRead(app, context, 'GET /v1/desk/figures', async ({ input, staff }) => ({
    ...(await salesOf(db, input, shop.clock())),
    best: await bestOf(db, input),
    emptySearches: await readEmptySearches(db, input),
    visits: await readVisits(db, input),
    waiting: await readWaiting(shop, staff),
  }));

  serveFile(app, context, 'GET /v1/desk/figures/csv', ({ input }) => ({
    body: Readable.from(figuresFile(db, input, shop.clock())),
    fileName: `${fileNames[input.of]}-${input.from}-${input.to}.csv`,
  }));

  serveRead(app, context, 'GET /v1/desk/books', ({ input }) => readBooks(db, input));

  serveFile(app, context, 'GET /v1/desk/books/csv', ({ input }) => ({
    body: Readable.from(booksFile(db, input)),
    fileName: `${input.of}-${input.from}-${input.to}.csv`,
  }));

  serveRead(app, context, 'GET /v1/desk/waiting', ({ staff }) => readWaiting(shop, staff));
}

const fileNames = { days: 'figures', goods: 'sold-goods', searches: 'searches-in-vain' };
