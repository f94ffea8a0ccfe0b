import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ofOneVisitor } from '../several-hosts/address-limit.ts';
import type { limitsBy } from '../several-hosts/limits.ts';
import { browserMeasures, type BrowserMeasure } from '../telemetry/browser-measures.ts';
import type { Noted } from './sliding-window.ts';

/** The measures that browsers report for judging canaries, for each release of a visit. */
const visitMeasures = ['browserErrors', 'lcpMs', 'inpMs', 'aliveMs'] as const satisfies Noted[];

type VisitMeasure = (typeof visitMeasures)[number];

export function isVisitMeasure(measure: string): measure is VisitMeasure {
  return (visitMeasures as readonly string[]).includes(measure);
}

type Note = (
  name: string,
  version: string,
  measure: VisitMeasure | BrowserMeasure,
  value: number,
) => void;

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
 * `POST /vitals`: a browser's report about a visit when it leaves, such as `[["mf-product@1.0.0-ab12", "lcpMs", 812], …]`. No
 * cookie is read, nothing identifies the visitor, and only the figures are kept. The answer is always 204.
 */
export function vitalsRoute(
  server: FastifyInstance,
  limitBy: ReturnType<typeof limitsBy>,
  note: Note,
): void {
  const beacons = limitBy('told', forTeams);
  // A visit reports twice: when it has come alive, and when it ends.
  const begun = limitBy('begun', ofOneVisitor);
  const ended = limitBy('ended', ofOneVisitor);

  server.post('/vitals', { bodyLimit: mostBytes }, async (request, reply) => {
    const from = request.headers['sec-fetch-site'];
    const isOwn = (from ?? 'same-origin') === 'same-origin';
    const samples = isOwn && (await beacons(request.ip)) ? samplesOf(request.body) : [];
    const isBeginning = samples.some(([, measure]) => measure === 'aliveMs');
    const isVisit = samples.some(([, measure]) => isVisitMeasure(measure));
    const weighs = isVisit && (await (isBeginning ? begun : ended)(request.ip));

    for (const [release, measure, value] of samples) {
      if (isVisitMeasure(measure) && !weighs) continue;
      // Without this header the beginning of the visit was not counted either.
      if (measure === 'aliveMs' && !from) continue;
      const [name = '', version = ''] = release.split('@');
      note(name, version, measure, value);
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

function samplesOf(body: unknown): z.infer<typeof beaconSchema> {
  try {
    return oncePerRelease(beaconSchema.parse(JSON.parse(String(body))));
  } catch {
    // The body may be anything; only a valid beacon counts.
    return [];
  }
}
