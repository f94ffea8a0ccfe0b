import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../shop.ts';
import { expectInsider } from './insiders.ts';

/** Whoever hears nothing for a second must keep nothing; so many milliseconds go by between two beats. */
const beatEveryMs = 250;

/**
 * `GET /changes`, for the hosts of the shop and whoever empties a cache of theirs: an answer that does not end. Each of its
 * lines is a JSON list of tags (`kashi-tags`) whose answers have changed, `["*"]` where any may have; an empty list is a beat,
 * which says that nothing was missed. There is none while this process may miss something itself.
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

  // Before the server waits for its answers to end, which these never do.
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
      // Or a proxy would gather them.
      'x-accel-buffering': 'no',
    });
    raw.once('close', () => lines.delete(raw));
    lines.add(raw);
    if (changes.isHearing()) raw.write('[]\n');
  });
}
