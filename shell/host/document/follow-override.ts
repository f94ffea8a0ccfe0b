import type { FastifyReply } from 'fastify';
import { hostCookieHeader } from '../http/cookies.ts';
import { overrideCookie } from '../visitor.ts';
import type { OverrideAddress } from '../overrides/override-address.ts';

/** Keeps the override that an address asks for, and leads to the same page without it in the address. */
export function followOverride(
  reply: FastifyReply,
  asked: OverrideAddress,
  isSecure: boolean,
): FastifyReply {
  const cookie = { name: overrideCookie, value: asked.cookie };
  void reply.headers({
    'set-cookie': hostCookieHeader(cookie, isSecure),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  return reply.redirect(asked.to, 302);
}
