import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { messages } from './messages.ts';

/** Where banks send shoppers back to. */
export function isBankReturn(path: string): boolean {
  return path.toLowerCase().startsWith('/pay/');
}

/**
 * A shopper has come back from the bank and the API cannot hear it. Nothing is lost: the address, or the form that the bank
 * has sent, says it again as soon as somebody answers. An address is asked for again by itself; a form by the shopper's reload.
 */
export function answerLateBankReturn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const comesBack = request.method === 'GET';
  void reply.code(503).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'`,
    'retry-after': String(retrySeconds),
  });
  return reply.send(`<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${comesBack ? `<meta http-equiv="refresh" content="${retrySeconds}">\n` : ''}<title>${messages.lateReturn.title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>${messages.lateReturn.title}</h1>
<p>${messages.lateReturn.safe}</p>
<p>${comesBack ? messages.lateReturn.byItself : messages.lateReturn.byReload}</p>
</main>
</body>
</html>
`);
}

const retrySeconds = 5;

const style = `:root{color-scheme:light dark}body{margin:0;font:1rem/2 system-ui,sans-serif}main{max-inline-size:36rem;margin:15vh auto;padding-inline:1.5rem}h1{font-size:1.5rem}`;
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
