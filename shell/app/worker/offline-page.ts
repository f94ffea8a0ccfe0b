import { pageStyle } from './look.ts';
import { messages } from './messages.ts';
import { offlineScript } from './page-scripts.ts';
import type { KeptPage } from './record.ts';
import { seenWhen } from './seen-when.ts';

interface OfflinePage {
  /** The paths of the kept pages are the worker's own; their titles are HTML. */
  pages: readonly KeptPage[];
  why: 'unseen' | 'unanswered';
  now: number;
}

/**
 * The page in place of one that the browser does not have: it says why, leads to the pages that were seen, and asks again by itself
 * when there is a network. It needs no release, no file and no network.
 */
export function offlinePage({ pages, why, now }: OfflinePage): Response {
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join('');
  const { title, text } = messages.page[why];
  const { byItself, again, seenPages, seenNone, home } = messages.page;
  const seen = pages.map((page) => seenLine(page, now)).join('');
  const html = `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${pageStyle}</style>
<script nonce="${nonce}">${offlineScript.atOnce}</script>
</head>
<body>
<main>
<h1>${title}</h1>
<p id="${why}">${text}</p>
${why === 'unseen' ? `<p>${byItself}</p>` : ''}
<p><a href="">${again}</a></p>
<div id="goods"></div>
<h2>${seenPages}</h2>
${seen ? `<ul>${seen}</ul>` : `<p>${seenNone}</p>`}
<p><a href="/">${home}</a></p>
</main>
<script nonce="${nonce}">${offlineScript[why]}</script>
</body>
</html>`;
  // No machine ever gets this page, and a status of failure would be an error in the console.
  return new Response(html, { headers: headersWith(nonce) });
}

function seenLine(page: KeptPage, now: number): string {
  const seen = messages.page.seenAt(seenWhen(page, now));
  return `<li><a href="${escaped(page.path)}">${page.title}</a><small>${seen}</small></li>`;
}

function headersWith(nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
