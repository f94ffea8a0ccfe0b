import { keptBarElement } from '@kashi/border/kept/kept-offline';
import { barStylePath } from './look.ts';
import { messages } from './messages.ts';
import { keptScriptPath } from './page-scripts.ts';
import type { KeptPage } from './record.ts';
import { seenWhen } from './seen-when.ts';

/** As the host writes it (`shell-wire.ts`). */
const beginningOfMain = '<main id="content"';

/**
 * A kept page as it is shown: with a bar above its content that says since when it is here. The bar is outside of every React root, and its
 * link asks the network for the whole document, since it names a window (`link-clicks.ts`).
 */
export async function keptDocument(
  { page, document }: { page: KeptPage; document: Response },
  { why, now }: { why: 'away' | 'slow'; now: number },
): Promise<Response> {
  const { again, back, [why]: sentence } = messages.bar;
  const bar = [
    `<link rel="stylesheet" href="${barStylePath}">`,
    `<div id="${keptBarElement}" role="status" data-back="${back}">`,
    `<p>${sentence(seenWhen(page, now))}</p>`,
    `<a href="" target="_top">${again}</a></div>`,
    `<script src="${keptScriptPath}" async></script>`,
  ].join('');
  const html = await document.text();
  return new Response(
    html.replace(beginningOfMain, (main) => bar + main),
    { headers: document.headers },
  );
}
