import type { FastifyInstance, FastifyReply } from 'fastify';
import { cookiesOf, hostCookieHeader } from '../http/cookies.ts';
import { messages } from '../messages.ts';
import { leavingPage } from '../plain-page.ts';

/** The page between the shop and a bank that takes no form. */
const leavingPath = '/leaving';

/** The cookie with the bank's address, long enough for a slow phone. */
const cookie = { name: 'kashi-leaving', maxAgeSeconds: 120 };

/**
 * Leads a browser from a posted form to `to`. The policy of the shop's pages lets forms lead to the shop alone, and browsers apply
 * it to redirects as well, so that a page of the host stands between a form and another site.
 */
export function leaveFor(
  reply: FastifyReply,
  to: string,
  { origin, isSecure }: { origin: string; isSecure: boolean },
): FastifyReply {
  const { href, origin: target } = new URL(to, origin);
  // `/.//another.site` is resolved to two slashes, with which an address of another site begins.
  if (target === origin)
    return reply.redirect(href.slice(origin.length).replace(/^\/{2,}/, '/'), 303);
  void reply.header('set-cookie', hostCookieHeader({ ...cookie, value: href }, isSecure));
  return reply.redirect(leavingPath, 303);
}

/** Serves that page. Other sites cannot lead here, and nothing but a form of the shop has set the address. */
export function leavingRoute(server: FastifyInstance): void {
  server.get(leavingPath, (request, reply) => {
    const site = request.headers['sec-fetch-site'] ?? 'same-origin';
    const to = cookiesOf(request.headers.cookie)[cookie.name] ?? '';
    if (site !== 'same-origin' || !/^https?:\/\//.test(to) || !URL.canParse(to))
      return reply.redirect('/', 302);
    const { title, byItself, link } = messages.leaving;
    return leavingPage(reply, { title, text: byItself, link, to: new URL(to).href });
  });
}
