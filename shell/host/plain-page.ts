import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

interface PlainPage {
  title: string;
  /** The shop's own name and mark, in place of the star; `source` is the mark's host for the page's policy. */
  brand?: { name: string; logo: { url: string; source: string } | null };
  /** Tags for the head, as HTML. */
  head?: readonly string[];
  /** As HTML. */
  paragraphs: readonly string[];
  /** The delay until the next try, in seconds. */
  retrySeconds: number;
  /** Whether the browser retries by itself. */
  comesBack: boolean;
}

/** Sends a page of status 503 that needs no release, no API and no file. The texts come from the host, or are escaped, and are trusted. */
export function sendPlainPage(
  reply: FastifyReply,
  { title, brand, head = [], paragraphs, retrySeconds, comesBack }: PlainPage,
): FastifyReply {
  void reply.code(503).header('retry-after', String(retrySeconds));
  const refresh = comesBack ? String(retrySeconds) : null;
  const body = paragraphs.map((text) => `<p>${text}</p>`);
  return send(reply, { title, refresh, head, body, ...(brand && { brand }) });
}

interface LeavingPage {
  title: string;
  text: string;
  /** The words of the link, for a browser that does not leave by itself. */
  link: string;
  /** The address of another site. */
  to: string;
}

/** Sends a page that leads to another site at once. The texts come from the host and are trusted. */
export function leavingPage(
  reply: FastifyReply,
  { title, text, link, to }: LeavingPage,
): FastifyReply {
  // An address has no other character that means something in an attribute.
  const href = new URL(to).href.replaceAll('&', '&amp;');
  return send(reply, {
    title,
    refresh: `0;url=${href}`,
    body: [`<p>${text}</p>`, `<p><a href="${href}">${link}</a></p>`],
  });
}

interface PlainDocument extends Pick<PlainPage, 'brand' | 'head'> {
  title: string;
  refresh: string | null;
  body: readonly string[];
}

function send(
  reply: FastifyReply,
  { title, refresh, brand, head = [], body }: PlainDocument,
): FastifyReply {
  const { name, logo } = brand ?? { name: '', logo: null };
  const pictures = logo ? ` img-src ${logo.source};` : '';
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none';${pictures} style-src '${styleHash}'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
  });
  return reply.send(`<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head.map((each) => `${each}\n`).join('')}${refresh ? `<meta http-equiv="refresh" content="${refresh}">\n` : ''}<title>${name ? `${title} | ${name}` : title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
${logo ? `<img src="${logo.url}" alt="" width="64" height="64">` : mark}
${name ? `<p class="shop">${name}</p>\n` : ''}<h1>${title}</h1>
${body.join('\n')}
</main>
</body>
</html>
`);
}

/** A tile with an eight-pointed star, in place of the shop's mark, which only a release can draw. */
const mark =
  '<svg viewBox="0 0 48 48" width="64" height="64" aria-hidden="true"><rect width="48" height="48" rx="6"/><path d="M24 5l5.6 13.4L43 24l-13.4 5.6L24 43l-5.6-13.4L5 24l13.4-5.6z"/><path d="M10.6 10.6L24 16.2l13.4-5.6L31.8 24l5.6 13.4L24 31.8l-13.4 5.6L16.2 24z"/></svg>';

// The colours of the design's tokens, which this page cannot load.
const style = [
  ':root{color-scheme:light dark;--page:#faf7f1;--ink:#171922;--tile:#26439f;--star:#63c9c1}',
  '@media(prefers-color-scheme:dark){:root{--page:#0e1322;--ink:#f0ece3;--tile:#26439f;--star:#63c9c1}}',
  'body{margin:0;background:var(--page);color:var(--ink);font:1rem/2 Vazirmatn,system-ui,sans-serif}',
  'main{max-inline-size:36rem;margin:15vh auto;padding-inline:1.5rem}',
  'h1{font-size:1.5rem}a{color:inherit;display:inline-block;padding-block:.5rem}img{object-fit:contain}.shop{margin:0;font-weight:700}rect{fill:var(--tile)}path{fill:var(--star)}',
].join('');
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
