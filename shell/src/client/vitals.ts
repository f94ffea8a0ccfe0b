/** What the browser tells of an interaction; the types of the language do not know it yet. */
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/** Shorter answers to a press are good ones; the browser would not tell of them without being asked, in milliseconds. */
const noticedMs = 40;

/**
 * Tells the host, when the visitor leaves, how the visit went: its largest paint, its slowest answer to a press, and whether
 * there was any trouble. Only loaded while a canary is on. The figures count for every release that the visit was made of:
 * chance has dealt the canary, so where one is worse the rest is the same on both sides. Nothing tells who it was.
 */
export function watchVitals(troubles: readonly string[]): void {
  let lcpMs = 0;
  let inpMs = 0;
  observe('largest-contentful-paint', ({ startTime }) => (lcpMs = startTime));
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) inpMs = Math.max(inpMs, duration);
  });

  const tell = () => {
    const samples = releasesHere().flatMap((release) => [
      [release, 'browserErrors', troubles.length > 0 ? 1 : 0],
      ...(lcpMs ? [[release, 'lcpMs', Math.round(lcpMs)]] : []),
      ...(inpMs ? [[release, 'inpMs', Math.round(inpMs)]] : []),
    ]);
    navigator.sendBeacon('/vitals', JSON.stringify(samples));
  };
  addEventListener('pagehide', tell, { once: true });
}

function observe(type: string, take: (entry: Interaction) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({
    type,
    buffered: true,
    durationThreshold: noticedMs,
  } as PerformanceObserverInit);
}

/** Those of which a file was fetched, as `name@version`: their addresses say so. */
function releasesHere(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const releases = files.map((file) => /\/r\/([^/]+)\/([^/]+)\/web\//.exec(file));
  return [...new Set(releases.flatMap((found) => (found ? `${found[1]}@${found[2]}` : [])))];
}
