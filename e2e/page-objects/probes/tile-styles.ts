import { expect, type Page } from '@playwright/test';

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

/** Keeps the computed style of every element in the page, once two looks in a row see the same: tiles may still arrive. */
export async function remembersStyles(page: Page): Promise<void> {
  await expect(async () => expect(await look(page)).toEqual({ changed: [], added: [] })).toPass();
}

/** The elements with a style that has changed since the last look, each with what has changed; new elements do not count. */
export async function changedStyles(page: Page): Promise<string[]> {
  return (await look(page)).changed;
}

function look(page: Page): Promise<{ changed: string[]; added: string[] }> {
  return page.evaluate(() => {
    const memory = globalThis as { lastStyles?: Map<Element, string[]> };
    const before = memory.lastStyles ?? new Map<Element, string[]>();
    const styles = [...document.body.querySelectorAll('*')].map((element): [Element, string[]] => {
      const style = getComputedStyle(element);
      return [element, [...style].map((name) => `${name}:${style.getPropertyValue(name)}`)];
    });
    memory.lastStyles = new Map(styles);
    const tagOf = (element: Element) => element.outerHTML.slice(0, 100);
    const changes = styles.map(([element, style]): [Element, string[]] => {
      const last = new Set(before.get(element) ?? style);
      return [element, style.filter((line) => !last.has(line))];
    });
    return {
      changed: changes
        .filter(([, lines]) => lines.length > 0)
        .map(([element, lines]) => `${tagOf(element)} → ${lines.join('; ')}`),
      added: styles.filter(([element]) => !before.has(element)).map(([element]) => tagOf(element)),
    };
  });
}

export function wearsToo(page: Page, paths: string[]): Promise<unknown> {
  return page.evaluate(
    (hrefs) =>
      Promise.all(
        hrefs.map(
          (href) =>
            new Promise((resolve, reject) => {
              const link = document.createElement('link');
              link.rel = 'stylesheet';
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
