import { measureNames, type Measure, type Samples } from './judge.ts';
import { SilentVisits } from './silent-visits.ts';

/** Older samples do not describe a version's present state, in milliseconds. */
const windowMs = 10 * 60_000;
/** The most samples of each measure; more would cost memory without changing a verdict. */
const mostSamples = 2000;

/** The kinds of figure: a measure's sample, the beginning of a visit (1), or the age of the document that has come alive. */
export type Noted = Exclude<Measure, 'silentVisits'> | 'visits' | 'aliveMs';

export const notedNames: readonly Noted[] = [
  ...measureNames.filter((name) => name !== 'silentVisits'),
  'visits',
  'aliveMs',
];

/** The latest samples of one version. */
export class SlidingWindow {
  readonly #samples = new Map<Noted, { at: number; value: number }[]>();
  readonly #silentVisits = new SilentVisits();

  add(noted: Noted, value: number, now: number): void {
    if (noted === 'visits') return this.#silentVisits.begin(now);
    if (noted === 'aliveMs') return this.#silentVisits.comeAlive(value, now);
    const samples = this.#samples.get(noted) ?? [];
    samples.push({ at: now, value });
    if (samples.length > mostSamples) samples.shift();
    this.#samples.set(noted, samples);
  }

  samples(now: number): Samples {
    const since = now - windowMs;
    const latest = (measure: Measure) =>
      measure === 'silentVisits'
        ? this.#silentVisits.samples(since, now)
        : (this.#samples.get(measure) ?? [])
            .filter(({ at }) => at > since)
            .map(({ value }) => value);
    return Object.fromEntries(
      measureNames.map((measure) => [measure, latest(measure)]),
    ) as unknown as Samples;
  }
}
