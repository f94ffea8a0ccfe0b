import type { BootData } from '@kashi/border/boot-data';
import { ownerOf, remoteIn } from '../telemetry/tile-owner.ts';
import type { Trouble } from '../telemetry/trouble.ts';

/** An interaction or a layout shift; TypeScript's types lack some fields. */
interface Entry extends PerformanceEntry {
  interactionId?: number;
  element?: Element | null;
  target?: Node | null;
  value?: number;
  hadRecentInput?: boolean;
  sources?: { node?: Node | null }[];
}

type Sample = [release: string, measure: string, value: number];

/** Faster answers to a press are good, in milliseconds; the browser reports slower ones only on request. */
const noticedMs = 40;

/** Observes a visit as far as the host wants: by the inspector, or by measuring. */
export function watchVisit(boot: BootData, troubles: Trouble[]): void {
  const { xray, measuredShare = 0 } = boot;
  if (xray) void import('../xray/xray.ts').then(({ openXray }) => openXray(xray, troubles));
  if (measuredShare > 0) watchVitals(troubles);
  if (measuredShare === 1) tellAlive(boot);
}

/**
 * Reports that the page is alive, if every visit must report, as during a canary: a silent browser then counts as dead. The
 * report names the shell, the visit's first page and the age of its document.
 */
function tellAlive({ page }: BootData): void {
  const releases = releasesHere();
  const ageMs = Math.round(performance.now());
  const samples = ['shell', page?.remote ?? ''].flatMap((name): Sample[] => {
    const release = releases.get(name);
    return release ? [[release, 'aliveMs', ageMs]] : [];
  });
  navigator.sendBeacon('/vitals', JSON.stringify(samples));
}

/**
 * Reports the visit's figures to the host when the visitor leaves. The largest paint, the slowest answer to a press and the
 * presence of errors count for every release of the visit: a canary's visitors are chosen by chance, so other influences are
 * equal on both sides. Besides, each remote gets the figures of its own tiles. Nothing identifies the visitor.
 */
export function watchVitals(troubles: Trouble[]): void {
  let lcp: Entry | undefined;
  let inp: Entry | undefined;
  const shifts = new Map<string, number>();
  observe('largest-contentful-paint', (entry) => (lcp = entry));
  observe('event', (entry) => {
    if (entry.interactionId && entry.duration > (inp?.duration ?? 0)) inp = entry;
  });
  observe('layout-shift', ({ value = 0, hadRecentInput, sources }) => {
    const owner = ownerOf(sources?.[0]?.node);
    if (!hadRecentInput) shifts.set(owner, (shifts.get(owner) ?? 0) + value);
  });
  addEventListener('error', ({ error }) => troubles.push(['script', error]));
  addEventListener('unhandledrejection', ({ reason }) => troubles.push(['promise', reason]));

  const tell = () => {
    const releases = releasesHere();
    const all = [...releases.values()].flatMap((release): Sample[] => [
      [release, 'browserErrors', troubles.length > 0 ? 1 : 0],
      ...(lcp ? [[release, 'lcpMs', Math.round(lcp.startTime)] satisfies Sample] : []),
      ...(inp ? [[release, 'inpMs', Math.round(inp.duration)] satisfies Sample] : []),
    ]);
    const own: Sample[] = [
      ...(lcp ? [[ownerOf(lcp.element), 'tileLcpMs', Math.round(lcp.startTime)] as Sample] : []),
      ...(inp ? [[ownerOf(inp.target), 'tileInpMs', Math.round(inp.duration)] as Sample] : []),
      ...[...shifts].map(([owner, value]): Sample => [owner, 'shift', value]),
      ...troubles.map((trouble): Sample => [remoteIn(trouble.map(textOf).join(' ')), 'errors', 1]),
      ...performance
        .getEntriesByType('measure')
        .filter(({ name }) => name.startsWith('mount mf-'))
        .map(({ name, duration }): Sample => [remoteIn(name), 'mountMs', Math.round(duration)]),
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/r\/mf-.*\.js/.test(name))
        .map(({ name, duration }): Sample => [remoteIn(name), 'loadMs', Math.round(duration)]),
      ...arrival(),
    ];
    const named = own.flatMap(([remote, ...rest]): Sample[] => {
      const release = releases.get(remote);
      return release ? [[release, ...rest]] : [];
    });
    navigator.sendBeacon('/vitals', JSON.stringify([...all, ...named].slice(0, mostSamples)));
  };
  addEventListener('pagehide', tell, { once: true });
}

/** The server accepts no more. */
const mostSamples = 60;

/** The first byte and the first paint, for the remote of the visit's first page. */
function arrival(): Sample[] {
  const owner = ownerOf(document.querySelector('[id^="page:"]'));
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return [
    ...(visit ? [[owner, 'firstByteMs', Math.round(visit.responseStart)] as Sample] : []),
    ...(paint ? [[owner, 'firstPaintMs', Math.round(paint.startTime)] as Sample] : []),
  ];
}

function textOf(part: unknown): string {
  return part instanceof Error ? `${part.message} ${part.stack}` : String(part);
}

function observe(type: string, take: (entry: Entry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({
    type,
    buffered: true,
    durationThreshold: noticedMs,
  } as PerformanceObserverInit);
}

/** The releases whose files were loaded, by name, as `name@version`; the files' addresses contain both. */
function releasesHere(): Map<string, string> {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const releases = files.map((file) => /\/r\/([^/]+)\/([^/]+)\/web\//.exec(file));
  return new Map(
    releases.flatMap((found) =>
      found?.[1] ? [[found[1], `${found[1]}@${found[2]}`] as [string, string]] : [],
    ),
  );
}
