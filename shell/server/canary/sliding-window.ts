import { measureNames, type Measure, type Samples } from './judge.ts';

/** What is older says nothing about how a version does now, in milliseconds. */
const windowMs = 10 * 60_000;
/** Of each measure; more would cost memory and change no verdict. */
const mostSamples = 2000;

/** The latest samples of one version. */
export class SlidingWindow {
  readonly #samples = new Map<Measure, { at: number; value: number }[]>();

  add(measure: Measure, value: number, now: number): void {
    const samples = this.#samples.get(measure) ?? [];
    samples.push({ at: now, value });
    if (samples.length > mostSamples) samples.shift();
    this.#samples.set(measure, samples);
  }

  samples(now: number): Samples {
    const since = now - windowMs;
    return Object.fromEntries(
      measureNames.map((measure) => [
        measure,
        (this.#samples.get(measure) ?? []).filter(({ at }) => at > since).map(({ value }) => value),
      ]),
    ) as unknown as Samples;
  }
}
