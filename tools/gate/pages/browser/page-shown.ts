/**
 * Runs in the browser. The page as a list of tags and texts, as far as the server's HTML and the browser's own have to agree
 * in it; and how far its boxes have moved by themselves.
 */
export function pageShown(): { shown: string[]; shift: number } {
  const shown: string[] = [];
  const tagOf = ({ localName, attributes }: Element) => {
    const said = [...attributes].map(({ name, value }) => {
      // The ids that React makes up differ between what is hydrated and what is not.
      const steady = name === 'class' ? value : value.replace(/_[\w-]*[rR]_\w+_/g, 'id');
      return ` ${name}="${steady}"`;
    });
    return `<${localName}${said.toSorted().join('')}>`;
  };
  const look = (node: Node) => {
    if (node instanceof Text) {
      // Some frameworks hold a place by a text that has nothing in it, which nobody sees.
      if (node.data === '') return;
      // React parts texts by comments on the server alone.
      const last = shown.at(-1);
      if (last === undefined || last.startsWith('<')) shown.push(node.data);
      else shown[shown.length - 1] = last + node.data;
    }
    if (!(node instanceof Element) || node.localName === 'noscript') return;
    shown.push(tagOf(node));
    node.childNodes.forEach(look);
    shown.push(`</${node.localName}>`);
  };
  const content = document.getElementById('content');
  if (content) look(content);

  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
  return {
    shown,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

/** The first difference between two looks at one page, as one sentence; null where they are alike. */
export function firstDifference(
  server: readonly string[],
  browser: readonly string[],
): string | null {
  const length = Math.max(server.length, browser.length);
  const index = Array.from({ length }).findIndex((_, place) => server[place] !== browser[place]);
  if (index < 0) return null;
  const at = (shown: readonly string[]) => (shown[index] ?? 'nothing').slice(0, 200);
  return `the server has rendered «${at(server)}», the browser by itself «${at(browser)}»`;
}
