import type { FastifyInstance } from 'fastify';

/** Two years, in seconds: the least that preload lists of https sites ask for. */
const httpsForSeconds = 2 * 365 * 24 * 60 * 60;

/**
 * Headers of every answer, files and calls included: the browser must not guess the type, other sites may load nothing (except
 * pictures, which link previews and price comparisons show), and a shop at https stays at https. Search engines show no answer of a
 * call in place of the page that is made of it.
 */
export function sayWithEveryAnswer(
  server: FastifyInstance,
  { publicUrl }: { publicUrl: string | null },
): void {
  const isSecure = publicUrl?.startsWith('https:') === true;
  server.addHook('onSend', (request, reply, _payload, done) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      // Banks and trust seals check the origin of the referring shop; the page is private.
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': isPicture(request.url) ? 'cross-origin' : 'same-origin',
      ...(request.url.startsWith('/v1/') && { 'x-robots-tag': 'noindex' }),
      ...(isSecure && { 'strict-transport-security': `max-age=${httpsForSeconds}` }),
    });
    done();
  });
}

function isPicture(url: string): boolean {
  return /^\/(media\/|favicon\.(svg|ico))/i.test(url);
}
