import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isWhole, type Outcome, type Work } from './observed.ts';
import type { BrowserMeasure } from './browser-measures.ts';
import { RecentWork } from './recent-work.ts';

/** The release that a figure belongs to. */
export interface ReleaseLabels {
  remote: string;
  version: string;
  team: string;
}

/** The most places of errors that are told apart for each side of a release; browsers could invent any number. */
const keptPlaces = 10;

/** The most releases that are told apart; older ones are dropped, so that frequent releases do not add up. */
const keptReleases = 40;

const owner = ['remote', 'version', 'team'] as const;

interface KnownRelease {
  labels: ReleaseLabels;
  /** The functions that remove each of its series. */
  series: Map<string, () => void>;
  recent: RecentWork;
}

/** The figures for Prometheus: the work of the server and of browsers, by remote, version and team. */
export class Metrics {
  readonly registry = new Registry();
  /** The known releases by `remote@version`, the one unused for the longest first, each with the removers of its series. */
  readonly #known = new Map<string, KnownRelease>();

  readonly #server = new Histogram({
    name: 'kashi_server_seconds',
    help: 'Work of the composing host, by what it is and whose it is',
    labelNames: ['kind', 'name', 'outcome', ...owner],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.3, 0.8, 2],
    registers: [this.registry],
  });
  readonly #browser = new Histogram({
    name: 'kashi_browser_seconds',
    help: 'What browsers tell of their visits, by the remote whose tile it happened in',
    labelNames: ['measure', ...owner],
    buckets: [0.01, 0.05, 0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 10],
    registers: [this.registry],
  });
  readonly #shift = new Histogram({
    name: 'kashi_browser_layout_shift',
    help: 'Sum of the unexpected layout shifts of a visit, by the remote whose box moved',
    labelNames: [...owner],
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 1],
    registers: [this.registry],
  });
  readonly #errors = new Counter({
    name: 'kashi_browser_errors_total',
    help: 'Errors in browsers, by the remote whose code they are of',
    labelNames: [...owner],
    registers: [this.registry],
  });
  readonly #places = new Counter({
    name: 'kashi_errors_by_place_total',
    help: 'Errors by file and line of the source, ten places of each release and side at the most',
    labelNames: ['side', 'at', ...owner],
    registers: [this.registry],
  });
  readonly #served = new Gauge({
    name: 'kashi_release_info',
    help: '1 for each release that this host has served lately',
    labelNames: [...owner],
    aggregator: 'max',
    registers: [this.registry],
  });

  readonly #recent = new Gauge({
    name: 'kashi_release_recent',
    help: 'Pages, frames and fragments of the last five minutes, and those that failed or were late',
    labelNames: ['outcome', ...owner],
    registers: [this.registry],
    collect: () => this.#tellRecent(),
  });
  readonly #recentTime = new Gauge({
    name: 'kashi_release_recent_seconds',
    help: 'What three of four of them were not slower than, on the slowest worker',
    labelNames: [...owner],
    aggregator: 'max',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Notes a release that visitors get now. */
  know(labels: ReleaseLabels): void {
    const id = `${labels.remote}@${labels.version}`;
    const known = this.#known.get(id) ?? {
      labels,
      series: new Map<string, () => void>(),
      recent: new RecentWork(),
    };
    this.#known.delete(id);
    this.#known.set(id, known);
    this.#served.set({ ...labels }, 1);
    known.series.set('info', () => this.#served.remove({ ...labels }));

    const [oldest] = this.#known;
    if (this.#known.size <= keptReleases || !oldest) return;
    for (const forget of oldest[1].series.values()) forget();
    this.#known.delete(oldest[0]);
  }

  noteServer(release: string, { kind, name }: Work, { failed, ms }: Outcome): void {
    const known = this.#known.get(release);
    if (!known) return;
    const labels = { kind, name, outcome: failed ? 'failed' : 'done', ...known.labels };
    this.#server.observe(labels, ms / 1000);
    known.series.set(`${kind} ${name} ${String(failed)}`, () => this.#server.remove(labels));
    if (isWhole(kind)) known.recent.add({ failed, ms }, Date.now());
  }

  /** Counts a browser's report, only for a release that was served here. */
  noteBrowser(release: string, measure: BrowserMeasure, value: number): void {
    const known = this.#known.get(release);
    if (!known) return;
    const { labels, series } = known;
    if (measure === 'errors') {
      this.#errors.inc({ ...labels }, value);
      series.set(measure, () => this.#errors.remove({ ...labels }));
    } else if (measure === 'shift') {
      this.#shift.observe({ ...labels }, value);
      series.set(measure, () => this.#shift.remove({ ...labels }));
    } else {
      const own = { measure: measure.replace(/Ms$/, ''), ...labels };
      this.#browser.observe(own, value / 1000);
      series.set(measure, () => this.#browser.remove(own));
    }
  }

  /** Counts an error; `source` is a place with line and column. */
  noteError(release: string, side: 'server' | 'browser', source: string): void {
    const known = this.#known.get(release);
    if (!known) return;
    const key = `error on the ${side}: `;
    const at = source.replace(/:\d+$/, '');
    const others = [...known.series.keys()].filter((name) => name.startsWith(key));
    if (others.length >= keptPlaces && !known.series.has(key + at)) return;
    const labels = { side, at, ...known.labels };
    this.#places.inc(labels);
    known.series.set(key + at, () => this.#places.remove(labels));
  }

  #tellRecent(): void {
    this.#recent.reset();
    this.#recentTime.reset();
    for (const { labels, recent } of this.#known.values()) {
      const { works, failed, p75Ms } = recent.figures(Date.now());
      if (works === 0) continue;
      this.#recent.set({ outcome: 'done', ...labels }, works - failed);
      this.#recent.set({ outcome: 'failed', ...labels }, failed);
      if (p75Ms !== null) this.#recentTime.set({ ...labels }, p75Ms / 1000);
    }
  }
}
