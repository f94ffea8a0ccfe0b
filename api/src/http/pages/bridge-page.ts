import { createHash } from 'node:crypto';
import { escapedHtml } from './escaped-html.ts';
import { plainPage } from './plain-page.ts';
import type { Destination } from '../../banks/gateway.ts';

interface BridgeWords {
  title: string;
  hint: string;
  button: string;
}

/** A page that posts a form as soon as it loads, or by its button if scripts are off. */
export function bridgePage(
  { url, fields = {} }: Destination,
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

/**
 * The headers that allow the page to post this form and nothing else. The bank gets the shop's origin as the referrer, since it
 * checks where the buyer comes from.
 */
export function bridgeHeaders({ url }: Destination): Record<string, string> {
  const hash = createHash('sha256').update(postIt).digest('base64');
  return {
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': `default-src 'none'; img-src data:; script-src 'sha256-${hash}'; form-action ${new URL(url).origin}; base-uri 'none'; frame-ancestors 'none'`,
  };
}
