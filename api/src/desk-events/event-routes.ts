import type { FastifyInstance } from 'fastify';
import { serveEvents, type DeskContext } from '../desk-http/serve-desk.ts';
import { loggable } from '../store/loggable-error.ts';
import { EventLines } from './event-lines.ts';

/** Milliseconds between two beats, and so the longest that a line outlives its session. */
const beatEveryMs = 10_000;

/** Server-sent events: what the staff has to hear of at once. */
export async function eventRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const lines = new EventLines();
  const logged = (work: Promise<void>) =>
    void work.catch((error: unknown) =>
      console.error('The desk could not be told of what happened.', loggable(error)),
    );
  const stopListening = await context.shop.store.listen('desk', (notice) =>
    logged(lines.tell(notice)),
  );
  const beat = setInterval(() => logged(lines.beat()), beatEveryMs).unref();
  // Runs before the server waits for its answers to end, because these answers never do.
  app.addHook('preClose', async () => {
    clearInterval(beat);
    stopListening();
    lines.endAll();
  });

  serveEvents(app, context, 'GET /v1/desk/events', ({ request, reply, currentRoles }) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // Keeps proxies from buffering the lines.
      'x-accel-buffering': 'no',
    });
    if (request.method === 'HEAD') raw.end();
    else lines.add(raw, currentRoles);
  });
}
