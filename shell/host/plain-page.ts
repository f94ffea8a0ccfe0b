import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

interface PlainPage {
  title: string;
  paragraphs: readonly string[];
  /** When the one who asked may ask again, in seconds. */
  retrySeconds: number;
  /** Whether the browser does so by itself. */
  comesBack: boolean;
}

/** A page of status 503 that needs nobody: no release, no API, no file. The texts are the host's own, and trusted. */
export function sendPlainPage(
  reply: FastifyReply,
  { title, paragraphs, retrySeconds, comesBack }: PlainPage,
): FastifyReply {
  void reply.code(503).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'retry-after': String(retrySeconds),
  });
  return reply.send(`<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${comesBack ? `<meta http-equiv="refresh" content="${retrySeconds}">\n` : ''}<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}
</main>
</body>
</html>
`);
}

const style = `:root{color-scheme:light dark}body{margin:0;font:1rem/2 system-ui,sans-serif}main{max-inline-size:36rem;margin:15vh auto;padding-inline:1.5rem}h1{font-size:1.5rem}`;
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
