import type { FastifyInstance } from 'fastify';

/** Two years, in seconds: what lists of such sites ask for. */
const httpsForSeconds = 2 * 365 * 24 * 60 * 60;

/**
 * What every answer says, a file's and a call's too: its type is what it says, nobody else's page may load it (but for
 * pictures, which previews and price comparisons show), and a shop at https stays there.
 */
export function sayWithEveryAnswer(
  server: FastifyInstance,
  { publicUrl }: { publicUrl: string | null },
): void {
  const isSecure = publicUrl?.startsWith('https:') === true;
  server.addHook('onSend', (request, reply, _payload, done) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      // Banks and trust seals look at the referring shop's origin; the page itself is nobody's business.
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': isPicture(request.url) ? 'cross-origin' : 'same-origin',
      ...(isSecure && { 'strict-transport-security': `max-age=${httpsForSeconds}` }),
    });
    done();
  });
}

function isPicture(url: string): boolean {
  return /^\/(media\/|favicon\.svg)/i.test(url);
}
