import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from './refusals.ts';

/**
 * Leads on from an address that cannot be read to its readable beginning. Messengers cut long links, and a Persian name of a
 * product is six signs a letter: `/product/12/%DA%A9%D` is the product all the same. Who sends anything but a request for a
 * page gets the envelope.
 */
export function answerUnreadable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('cache-control', 'no-store');
  const path = request.raw.url?.split('?', 1)[0] ?? '';
  const to = readableBeginning(path);
  if (['GET', 'HEAD'].includes(request.method) && to !== path) return reply.redirect(to, 302);
  return reply.code(400).send(refusal(400));
}

function readableBeginning(path: string): string {
  // Browsers take a backslash for a slash, and two slashes for the beginning of another shop's name.
  const segments = path.split(/[/\\]/).filter(Boolean);
  const cut = segments.findIndex((segment) => !isReadable(segment));
  return `/${segments.slice(0, cut === -1 ? segments.length : cut).join('/')}`;
}

function isReadable(segment: string): boolean {
  try {
    decodeURIComponent(segment);
    return true;
  } catch {
    return false;
  }
}
