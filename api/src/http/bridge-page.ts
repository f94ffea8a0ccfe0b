import { createHash } from 'node:crypto';
import { escapedHtml } from './escaped-html.ts';
import { plainPage } from './plain-page.ts';
import type { Door } from '../banks/gateway.ts';

interface BridgeWords {
  title: string;
  hint: string;
  button: string;
}

/** A page that posts a form as soon as it is read, or by its button where scripts do not run. */
export function bridgePage(
  { url, fields = {} }: Door,
  { title, hint, button }: BridgeWords,
): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapedHtml(value)}">`,
  );
  return plainPage({
    title,
    body: `<p role="status">${hint}</p>
<form method="post" action="${escapedHtml(url)}">${inputs.join('')}<button>${button}</button></form>
<script>${postIt}</script>
`,
  });
}

const postIt = 'document.forms[0].submit()';

/** Lets the page do this one thing. The bank wants to see which shop the buyer comes from, and nothing more. */
export function bridgeHeaders({ url }: Door): Record<string, string> {
  const hash = createHash('sha256').update(postIt).digest('base64');
  return {
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': `default-src 'none'; img-src data:; script-src 'sha256-${hash}'; form-action ${new URL(url).origin}; base-uri 'none'; frame-ancestors 'none'`,
  };
}
