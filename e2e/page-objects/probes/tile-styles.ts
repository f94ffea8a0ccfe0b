import type { Page } from '@playwright/test';

/** Every style sheet of the release set that the document is not made of already, by remote: what other pages would bring. */
export function otherStyleSheets(page: Page): Promise<[remote: string, path: string][]> {
  return page.evaluate(() => {
    const map = document.querySelector('script[type=importmap]')?.textContent ?? '';
    const { integrity } = JSON.parse(map) as { integrity: Record<string, string> };
    const here = new Set(
      [...document.styleSheets].map(({ href, ownerNode }) =>
        href ? new URL(href).pathname : (ownerNode as HTMLStyleElement).dataset['of'],
      ),
    );
    return Object.keys(integrity)
      .filter((path) => path.endsWith('.css') && !here.has(path))
      .map((path): [string, string] => [path.split('/')[2] ?? '', path]);
  });
}

/** The document loads these style sheets, and wears none of them yet. */
export function bringsAlong(page: Page, paths: string[]): Promise<unknown> {
  return page.evaluate(
    (hrefs) =>
      Promise.all(
        hrefs.map(
          (href) =>
            new Promise((resolve, reject) => {
              const link = document.createElement('link');
              link.rel = 'stylesheet';
              link.media = 'not all';
              link.href = href;
              link.onload = resolve;
              link.onerror = () => reject(new Error(href));
              document.head.append(link);
            }),
        ),
      ),
    paths,
  );
}

/**
 * The elements that look different once the document wears what it has brought along, each with what has changed. Both looks are
 * taken in one task, because a tile that arrives in between would change its neighbours.
 */
export function changedBySheets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = [...document.body.querySelectorAll('*')];
    const look = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return [...style].map((name) => `${name}:${style.getPropertyValue(name)}`);
      });

    const before = look();
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')) {
      link.media = 'all';
    }
    const changes = look().map((style, place) => {
      const known = new Set(before[place]);
      return style.filter((line) => !known.has(line));
    });

    return elements.flatMap((element, place) => {
      const lines = changes[place]!;
      return lines.length > 0 ? `${element.outerHTML.slice(0, 100)} → ${lines.join('; ')}` : [];
    });
  });
}

/**
 * Rules of remotes' style sheets that reach an element of another tile, as `<remote>: <selector> → <owner>: <element>`. An
 * element belongs to whom its class names, else to the fragment that it is the root of, else to its parent's owner.
 */
export function reachesIntoOthers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ofClass = /(?:^|\s)(shell|mf-[a-z-]+?)-[A-Za-z]\w*-[\w-]{4}(?=\s|$)/;
    const ownerOf = (element: Element): string => {
      const [, own] = ofClass.exec(element.getAttribute('class') ?? '') ?? [];
      if (own) return own;
      const parent = element.parentElement;
      const fragment = parent?.dataset['fragment'] ?? (parent?.id ?? '').replace(/^page:/, '');
      if (fragment.startsWith('mf-')) return fragment.split('/')[0] ?? '';
      return parent ? ownerOf(parent) : 'shell';
    };
    const rulesOf = (rules: CSSRuleList, above: string): string[] =>
      [...rules].flatMap((rule) => {
        const nested = 'cssRules' in rule ? (rule.cssRules as CSSRuleList) : null;
        if (!(rule instanceof CSSStyleRule)) {
          const isFrames = rule instanceof CSSKeyframesRule;
          return nested && !isFrames ? rulesOf(nested, above) : [];
        }
        const own = above ? rule.selectorText.replaceAll('&', `:is(${above})`) : rule.selectorText;
        return [own, ...(nested ? rulesOf(nested, own) : [])];
      });
    const matched = (selector: string) => {
      const elements = selector.replace(
        /::?(?:before|after|placeholder|backdrop|-[\w-]+|marker|selection)\b/g,
        '',
      );
      return [...document.querySelectorAll(elements)];
    };

    return [...document.styleSheets].flatMap((sheet) => {
      const of = sheet.href ?? (sheet.ownerNode as HTMLStyleElement).dataset['of'] ?? '';
      const [, remote = 'shell'] = /\/r\/(mf-[a-z-]+)\//.exec(of) ?? [];
      if (remote === 'shell') return [];
      return rulesOf(sheet.cssRules, '').flatMap((selector) =>
        matched(selector)
          .filter((element) => ownerOf(element) !== remote)
          .map(
            (element) =>
              `${remote}: ${selector} → ${ownerOf(element)}: ${element.outerHTML.slice(0, 80)}`,
          ),
      );
    });
  });
}
