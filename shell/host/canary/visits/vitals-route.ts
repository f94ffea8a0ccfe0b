import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ofOneVisitor } from '../../several-hosts/address-limit.ts';
import type { limitsBy } from '../../several-hosts/limits.ts';
import { browserMeasures, type BrowserMeasure } from '../../telemetry/browser-measures.ts';
import { cookiesOf } from '../../http/cookies.ts';
import type { Seen } from '../shared-figures.ts';
import type { Noted } from '../verdicts/sliding-window.ts';
import { visitCookie, type Visit } from './visit-tokens.ts';

/** The measures that browsers report for judging canaries, for each release of a visit. */
const visitMeasures = ['browserErrors', 'lcpMs', 'inpMs', 'aliveMs'] as const satisfies Noted[];

type VisitMeasure = (typeof visitMeasures)[number];

function isVisitMeasure(measure: string): measure is VisitMeasure {
  return (visitMeasures as readonly string[]).includes(measure);
}

interface VitalsOptions {
  limitBy: ReturnType<typeof limitsBy>;
  /** Whether nothing was told under this word before. */
  firstUse(word: string): Promise<boolean>;
  /** What the host has said of the visit with this token; null for a token that is not its own. */
  visitBy(token: string): Visit | null;
  /** Receives the figures by which canaries are judged, of one visit or of its beginning. */
  tellVisit(visit: string, seen: readonly Seen[]): void;
  /** Receives the teams' figures. */
  note(name: string, version: string, measure: BrowserMeasure, value: number): void;
}

/** A visit names each of its releases, with eleven figures at most. */
const mostSamples = 60;
const mostBytes = 8 * 1024;

/** The limit of one address for the teams' figures: many visitors may share an address. */
const forTeams = { most: 40, withinMs: 60_000 };

/** Keeps one figure of each measure for each release of a visit: a repeated figure would count as another visitor's. */
function oncePerRelease(samples: z.infer<typeof beaconSchema>): typeof samples {
  const ids = new Set<string>();
  return samples.filter(([release, measure]) => {
    const id = `${release} ${measure}`;
    const isFirst = !ids.has(id);
    ids.add(id);
    return isFirst || !isVisitMeasure(measure);
  });
}

const beaconSchema = z
  .array(
    z.tuple([
      z.string().check(z.regex(/^[a-z][a-z-]*@[\w.-]+$/)),
      z.enum([...visitMeasures, ...browserMeasures]),
      z.number().check(z.gte(0), z.lte(60_000)),
    ]),
  )
  .check(z.maxLength(mostSamples));

/**
 * `POST /vitals`: a browser's report about a visit when it leaves, such as `[["mf-product@1.0.0-ab12", "lcpMs", 812], …]`. Only the
 * figures are kept. Figures that decide about a canary count for the releases of the visit's token (`visitCookie`), and for each token
 * once when the page comes alive and once at its end. The answer is always 204.
 */
export function vitalsRoute(server: FastifyInstance, options: VitalsOptions): void {
  const { limitBy, firstUse, visitBy, tellVisit, note } = options;
  const beacons = limitBy('told', forTeams);
  const begun = limitBy('begun', ...ofOneVisitor);
  const ended = limitBy('ended', ...ofOneVisitor);

  server.post('/vitals', { bodyLimit: mostBytes }, async (request, reply) => {
    const from = request.headers['sec-fetch-site'];
    const isOwn = (from ?? 'same-origin') === 'same-origin';
    const samples = isOwn && (await beacons(request.ip)) ? samplesOf(request.body) : [];
    for (const [release, measure, value] of samples) {
      if (!isVisitMeasure(measure)) note(...idOf(release), measure, value);
    }

    const isBeginning = samples.some(([, measure]) => measure === 'aliveMs');
    const visit = visitBy(cookiesOf(request.headers.cookie)[visitCookie.name] ?? '');
    const seen = samples.flatMap(([release, measure, value]): Seen[] => {
      if (!isVisitMeasure(measure) || !visit?.releases.has(release)) return [];
      // Without this header the beginning of the visit was not counted either.
      const isCounted = measure === 'aliveMs' ? from !== undefined : !isBeginning;
      return isCounted ? [[...idOf(release), measure, value]] : [];
    });
    if (visit && seen.length > 0) {
      const word = `${visit.id} ${isBeginning ? 'begun' : 'ended'}`;
      const weighs = await (isBeginning ? begun : ended)(request.ip);
      if (weighs && (await firstUse(word))) tellVisit(word, seen);
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

function idOf(release: string): [name: string, version: string] {
  const [name = '', version = ''] = release.split('@');
  return [name, version];
}

function samplesOf(body: unknown): z.infer<typeof beaconSchema> {
  try {
    return oncePerRelease(beaconSchema.parse(JSON.parse(String(body))));
  } catch {
    // The body may be anything; only a valid beacon counts.
    return [];
  }
}
