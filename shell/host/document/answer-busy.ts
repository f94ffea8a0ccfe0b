import type { FastifyReply } from 'fastify';
import { messages } from '../messages.ts';
import { sendPlainPage } from '../plain-page.ts';
import { BusyError } from './rendering/render-limit.ts';

/** What a page that is refused under load counts as: none. Every other failure goes on. */
export function nullWhereBusy(error: unknown): null {
  if (error instanceof BusyError) return null;
  throw error;
}

/** The delays vary, so that refused visitors do not all return in the same second. */
export function answerBusy(reply: FastifyReply): FastifyReply {
  const { title, wait, byItself } = messages.busy;
  const retrySeconds = 5 + Math.floor(Math.random() * 10);
  const paragraphs = [wait, byItself];
  return sendPlainPage(reply, { title, paragraphs, retrySeconds, comesBack: true });
}
