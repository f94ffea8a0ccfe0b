import type { FastifyReply, FastifyRequest } from 'fastify';
import { messages } from './messages.ts';
import { sendPlainPage } from './plain-page.ts';

/** Where banks send shoppers back to. */
export function isBankReturn(path: string): boolean {
  return path.toLowerCase().startsWith('/pay/');
}

/**
 * A shopper has come back from the bank and the API cannot hear it. Nothing is lost: the address, or the form that the bank
 * has sent, says it again as soon as somebody answers. An address is asked for again by itself; a form by the shopper's reload.
 */
export function answerLateBankReturn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { title, safe, byItself, byReload } = messages.lateReturn;
  const comesBack = request.method === 'GET';
  const paragraphs = [safe, comesBack ? byItself : byReload];
  return sendPlainPage(reply, { title, paragraphs, retrySeconds: 5, comesBack });
}
