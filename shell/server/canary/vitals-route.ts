import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { browserMeasures, type BrowserMeasure } from '../seeing/browser-measures.ts';
import { isMeasure, measureNames, type Measure } from './judge.ts';

type Note = (
  name: string,
  version: string,
  measure: Measure | BrowserMeasure,
  value: number,
) => void;

/** A visit names each release that it was made of, with eleven figures at most. */
const mostSamples = 60;
const mostBytes = 8 * 1024;

/** Of one address and minute: one who makes figures up weighs no more than a few visitors. */
const mostBeacons = 20;
const minuteMs = 60_000;

/** A visit has one figure of each: told again, it would weigh as much as another visitor's. */
function oncePerRelease(samples: z.infer<typeof beaconSchema>): typeof samples {
  const ids = new Set<string>();
  return samples.filter(([release, measure]) => {
    const id = `${release} ${measure}`;
    const isFirst = !ids.has(id);
    ids.add(id);
    return isFirst || !isMeasure(measure);
  });
}

const beaconSchema = z
  .array(
    z.tuple([
      z.string().check(z.regex(/^[a-z][a-z-]*@[\w.-]+$/)),
      z.enum([...measureNames, ...browserMeasures]),
      z.number().check(z.gte(0), z.lte(60_000)),
    ]),
  )
  .check(z.maxLength(mostSamples));

/**
 * `POST /vitals`: what a browser tells of a visit when it leaves, as `[["mf-product@1.0.0-ab12", "lcpMs", 812], …]`. No
 * cookie is read, nothing says whose visit it was, and nothing is kept but the figures. Always answered with 204.
 */
export function vitalsRoute(server: FastifyInstance, note: Note): void {
  let beacons = new Map<string, number>();
  let since = Date.now();

  server.post('/vitals', { bodyLimit: mostBytes }, (request, reply) => {
    if (Date.now() - since > minuteMs) {
      beacons = new Map();
      since = Date.now();
    }
    const count = (beacons.get(request.ip) ?? 0) + 1;
    beacons.set(request.ip, count);

    const isOwn = (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
    for (const [release, measure, value] of isOwn && count <= mostBeacons
      ? samplesOf(request.body)
      : []) {
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
    // Anybody may send anything; only what is a beacon counts.
    return [];
  }
}
