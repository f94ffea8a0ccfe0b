/* What a gate has run in the pages that it opens: each function stands by itself. */

declare global {
  var textsIn: (part: Part) => string[];
  var servedTexts: Record<Part, string[]> | undefined;
}

/** A selector of where words are looked for. */
export type Part = '#content' | 'body';

/** Runs before the page's code: records what the page requests, without what its links prefetch. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Runs before the page's code: signs a customer in. */
export function signIn(token: string): void {
  localStorage.setItem('accessToken', token);
}

/** When the document is there: what is out of sight has sizes too, as a rail's buttons need them. */
export function layOutWhole(): void {
  const mark = () => void (document.documentElement.dataset['whole'] = '');
  document.addEventListener('readystatechange', mark, { once: true });
}

/** When the document is there and none of its code has run: its words are remembered as the server has sent them. */
export function rememberTexts(): void {
  globalThis.textsIn = (part) => {
    const texts: string[] = [];
    const root = document.querySelector(part) ?? document.body;
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent?.trim();
      const isCode = walk.currentNode.parentElement?.closest('script, style, noscript, template');
      if (text && !isCode) texts.push(text);
    }
    return texts;
  };
  const remember = () =>
    void (globalThis.servedTexts ??= {
      '#content': globalThis.textsIn('#content'),
      body: globalThis.textsIn('body'),
    });
  document.addEventListener('readystatechange', remember, { once: true });
}

/** The first text that the server sent and the browser does not show, and the first that only the browser shows. */
export function textsThatDiffer(part: Part): {
  server: string | undefined;
  browser: string | undefined;
} {
  const [served, shown] = [globalThis.servedTexts?.[part] ?? [], globalThis.textsIn(part)];
  return {
    server: served.find((text) => !shown.includes(text)),
    browser: shown.find((text) => !served.includes(text)),
  };
}

/** When the document is there and none of its code has run. */
export function forgetRendering(): void {
  document.addEventListener(
    'readystatechange',
    () => {
      const boot = document.getElementById('boot')?.firstChild;
      if (boot instanceof Text)
        boot.data = boot.data.replace('"state":"rendered"', '"state":"waiting"');
    },
    { once: true },
  );
}

/** The shell has started, and the page's remote with it in every part, where a remote owns the page. */
export function isAlive(): boolean {
  if (!document.documentElement.hasAttribute('data-interactive')) return false;
  const [page] = document.querySelectorAll('[id^="page:"]');
  const mount = page && `mount ${page.id.slice('page:'.length)}`;
  if (!mount) return true;
  const { documentElement } = document;
  return (
    documentElement.hasAttribute('data-alive') && performance.getEntriesByName(mount).length > 0
  );
}

/** Whether a visible part of the page is still a skeleton. */
export function isWaiting(): boolean {
  const content = document.getElementById('content');
  return [...(content?.querySelectorAll('[data-shape][aria-hidden]') ?? [])].some((skeleton) => {
    const { top, bottom, height } = skeleton.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  });
}
