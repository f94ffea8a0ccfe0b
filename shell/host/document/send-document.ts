import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, type Encoding } from '../packing/packed.ts';

interface SentDocument {
  status: number;
  headers: Record<string, string>;
  /** Of a document that whoever has it may show again once it was asked after. */
  etag?: string;
  body(encoding: Encoding): Promise<Buffer>;
}

/** Sends a whole document in the best encoding that the browser takes, or nothing but the word that it has it already. */
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

/** Whether the asker has the document already: it may name the tags of several. */
function isKnown(known: string | undefined, etag: string): boolean {
  return (known ?? '').split(',').some((each) => each.trim() === etag);
}
