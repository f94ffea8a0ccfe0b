import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../shop.ts';
import { expectInsider } from './limits/insiders.ts';

/** Milliseconds between two beats; a listener that hears nothing for a second has to empty its cache. */
const beatEveryMs = 250;

/**
 * `GET /changes`, for the shop's hosts and for anything else that empties a cache: an endless answer. Each line is a JSON list of
 * the tags (`kashi-tags`) whose answers have changed, `["*"]` if any may have. An empty list is a beat: nothing was missed so
 * far. No beats are sent while this process itself may be missing notices.
 */
export function changesRoute(app: FastifyInstance, { changes, environment }: Shop): void {
  const lines = new Set<ServerResponse>();
  const tell = (tags: readonly string[]) => {
    for (const line of lines) line.write(`${JSON.stringify(tags)}\n`);
  };
  changes.onChange(tell);
  const beat = setInterval(() => {
    if (changes.isHearing()) tell([]);
  }, beatEveryMs).unref();

  // Runs before the server waits for its answers to end, because these answers never do.
  app.addHook('preClose', async () => {
    clearInterval(beat);
    for (const line of lines) line.end();
  });

  app.get('/changes', (request, reply) => {
    expectInsider(request, environment);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      'kashi-api': changes.hearer,
      // Keeps proxies from buffering the lines.
      'x-accel-buffering': 'no',
    });
    raw.once('close', () => lines.delete(raw));
    lines.add(raw);
    if (changes.isHearing()) raw.write('[]\n');
  });
}
