import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from './refusals.ts';

/**
 * Redirects an unreadable address to its readable beginning. Messengers cut long links, and a Persian product name takes six
 * characters a letter: `/product/12/%DA%A9%D` still means that product. A request for anything but a page gets the envelope.
 */
export function answerUnreadable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('cache-control', 'no-store');
  const path = request.raw.url?.split('?', 1)[0] ?? '';
  const to = readableBeginning(path);
  if (['GET', 'HEAD'].includes(request.method) && to !== path) return reply.redirect(to, 302);
  return reply.code(400).send(refusal(400));
}

function readableBeginning(path: string): string {
  // Browsers read a backslash as a slash, and two slashes as the start of another host's name.
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
