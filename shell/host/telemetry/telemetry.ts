import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { SourcePlace } from '../../releases/places/source-places.ts';
import type { Observe } from './observed.ts';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import { isBrowserMeasure } from './browser-measures.ts';
import { metricsRoute } from './metrics-route.ts';
import { Metrics } from './metrics.ts';
import type { Piece } from './seen.ts';

interface TelemetryOptions {
  metricsToken: string | null;
  /** Whether traces are sent, to `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  isTraced: boolean;
}

export interface Telemetry {
  /** The registry to which other parts add figures. */
  registry: Registry;
  /** The observer of one request with this set. */
  watch(set: ReleaseSet): RequestWatch;
  /** Counts a browser's report about a release, `name@version`. */
  noteBrowser(release: string, measure: string, value: number): void;
  /** Counts an error at a place in the source. */
  noteError(side: 'server' | 'browser', place: SourcePlace): void;
  /** Counts an error of a release outside of any awaited work. */
  noteStray(remote: string, version: string): void;
}

interface RequestWatch {
  observe: Observe;
  readonly pieces: readonly Piece[];
  end(outcome: { page: string; status: number }): void;
}

/** Opens the telemetry: counts, and if configured traces, the work of each release under its own name. */
export async function openTelemetry(
  server: FastifyInstance,
  { metricsToken, isTraced }: TelemetryOptions,
): Promise<Telemetry> {
  const metrics = new Metrics();
  metricsRoute(server, { registry: metrics.registry, token: metricsToken });
  const traces = isTraced ? (await import('./traces.ts')).traceExporter() : null;
  server.addHook('onClose', () => traces?.stop());

  return {
    registry: metrics.registry,
    watch(set) {
      const startedAt = now();
      const pieces: Piece[] = [];
      const releases = [set.shell, ...set.remotes.values()].map(({ manifest }) => manifest);
      const teams = new Map(releases.map(({ name, team = '' }) => [name, team]));
      const ids = new Map(releases.map(({ name, version }) => [name, `${name}@${version}`]));
      for (const { name, version, team = '' } of releases) {
        metrics.know({ remote: name, version, team });
      }

      return {
        pieces,
        observe(work, outcome) {
          const release = ids.get(work.remote) ?? work.remote;
          metrics.noteServer(release, work, outcome);
          pieces.push({
            work,
            outcome,
            endedAt: now(),
            release,
            team: teams.get(work.remote) ?? '',
          });
        },
        end: ({ page, status }) =>
          traces?.send({ page, status, startedAt, endedAt: now(), pieces }),
      };
    },
    noteError: (side, { release, source }) => metrics.noteError(release, side, source),
    noteStray(remote, version) {
      const work = { kind: 'stray', remote, name: remote } as const;
      metrics.noteServer(`${remote}@${version}`, work, { failed: true, ms: 0 });
    },
    noteBrowser(release, measure, value) {
      if (isBrowserMeasure(measure)) metrics.noteBrowser(release, measure, value);
    },
  };
}

/** Milliseconds since 1970, finer than the system clock, and without jumps when that is set. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
