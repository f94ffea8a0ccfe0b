import type { FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '../messages.ts';
import { sendPlainPage } from '../plain-page.ts';

/** Whether a browser asks for a page of the sandbox bank; a call of the bank's protocol asks for no HTML. */
export function isSandboxBankPage(path: string, { headers }: FastifyRequest): boolean {
  return path.toLowerCase().startsWith('/bank/') && /text\/html/.test(headers.accept ?? '');
}

/** Answers a shopper at the sandbox bank while the API, which is that bank, is away: with a retry, and the way back to the shop. */
export function answerSandboxBankAway(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { title, safe, again, byReload, back } = messages.bankAway;
  const comesBack = request.method === 'GET';
  // An empty address is this page's own; a form is sent again by a reload alone.
  const retry = comesBack ? `<a href="">${again}</a>` : byReload;
  const paragraphs = [safe, retry, `<a href="/">${back}</a>`];
  return sendPlainPage(reply, { title, paragraphs, retrySeconds: 5, comesBack });
}
