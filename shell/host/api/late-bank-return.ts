import type { FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '../messages.ts';
import { sendPlainPage } from '../plain-page.ts';

/** Whether this is a path to which banks send shoppers back. */
export function isBankReturn(path: string): boolean {
  return path.toLowerCase().startsWith('/pay/');
}

/**
 * Answers a shopper who comes back from the bank while the API is away. Nothing is lost: the address, or the form that the bank
 * posted, can be sent again once the API answers. An address is retried by the page itself, a form by the shopper's reload.
 */
export function answerLateBankReturn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { title, safe, byItself, byReload } = messages.lateReturn;
  const comesBack = request.method === 'GET';
  const paragraphs = [safe, comesBack ? byItself : byReload];
  return sendPlainPage(reply, { title, paragraphs, retrySeconds: 5, comesBack });
}
