import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, type Encoding } from '../packing/packed.ts';

interface SentDocument {
  status: number;
  headers: Record<string, string>;
  /** The tag of a document that a browser may show again after asking. */
  etag?: string;
  body(encoding: Encoding): Promise<Buffer>;
}

/** Sends a document in the best encoding that the browser accepts, or 304 if the browser has it already. */
export async function sendDocument(
  { headers: asked }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { status, headers, etag, body }: SentDocument,
): Promise<FastifyReply> {
  void reply.headers(headers);
  if (etag) {
    void reply.header('etag', etag);
    if (isKnown(asked['if-none-match'], etag)) return reply.code(304).send();
  }
  const encoding = encodingFor(asked['accept-encoding']);
  if (encoding) void reply.header('content-encoding', encoding);
  void reply.code(status).type('text/html; charset=utf-8');
  return reply.send(await body(encoding));
}

/** Whether the browser has the document: its header may list several tags. */
function isKnown(known: string | undefined, etag: string): boolean {
  return (known ?? '').split(',').some((each) => each.trim() === etag);
}
