import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf } from './cookies.ts';

/** The time for which a purchase counts for a click on torob.com, in seconds: 168 hours. */
const keptForSeconds = 168 * 60 * 60;

/**
 * Keeps the click that brought a shopper (`?torob_clid=…`) in a cookie of the shop, which is sent with the call that starts a
 * payment. Scripts cannot read the cookie; any other value in the address is ignored.
 */
export function rememberTorobClick(
  request: FastifyRequest,
  reply: FastifyReply,
  { isSecure }: { isSecure: boolean },
): void {
  if (!request.url.includes('torob_clid')) return;
  const click = new URL(`http://shop.invalid${request.url}`).searchParams.get('torob_clid');
  if (!isClick(click)) return;
  const attributes = ['Path=/', `Max-Age=${keptForSeconds}`, 'HttpOnly', 'SameSite=Lax'];
  if (isSecure) attributes.push('Secure');
  void reply.header('set-cookie', [`torob_clid=${click}`, ...attributes].join('; '));
}

/** The cookie of the click alone, for a payment that is begun by a form; null without a click. */
export function torobCookieIn(header: string | undefined): string | null {
  const { torob_clid: click } = cookiesOf(header);
  return isClick(click) ? `torob_clid=${click}` : null;
}

function isClick(text: string | null | undefined): text is string {
  return !!text && /^[\w-]{1,100}$/.test(text);
}
