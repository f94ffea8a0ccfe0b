import type { BrowserContext } from '@playwright/test';

/** A browser translates a page as soon as its HTML is there, or after React has taken it over. */
export type Moment = 'before hydration' | 'after hydration';

/**
 * Translates every page as Chromium's translator does: each text node is removed, and two `font` elements with other words stand in its
 * place. These words are the page's own, by which tests find things, with Latin digits, which a translator writes too.
 */
export async function translates(context: BrowserContext, moment: Moment): Promise<void> {
  await context.addInitScript(translator, moment);
}

function translator(moment: Moment): void {
  const untouched = 'script, style, noscript, textarea, svg, font, [translate="no"]';

  function translate(text: Node): void {
    const words = text.nodeValue ?? '';
    if (!words.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = words
      .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
      .replaceAll('٬', ',');
    text.parentNode?.insertBefore(outer, text);
    text.parentNode?.removeChild(text);
  }

  function translateWithin(node: Node): void {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  }

  function begin(): void {
    translateWithin(document.body);
    // What the page changes is translated a moment later.
    new MutationObserver((records) => {
      setTimeout(() => {
        for (const { type, target, addedNodes } of records) {
          for (const node of type === 'characterData' ? [target] : addedNodes)
            translateWithin(node);
        }
      }, 20);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }

  function beginWhenAlive(): void {
    if ('alive' in document.documentElement.dataset) return begin();
    const changes = new MutationObserver(() => {
      if (!('alive' in document.documentElement.dataset)) return;
      changes.disconnect();
      begin();
    });
    changes.observe(document.documentElement, { attributes: true });
  }

  addEventListener('DOMContentLoaded', moment === 'before hydration' ? begin : beginWhenAlive);
}
