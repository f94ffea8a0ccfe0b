import type { Judgement, Figure } from '../../../releases/judgements.ts';

/**
 * The measures of a version. An error or a silent visit is 1 and its absence 0; the others are in milliseconds. Silence has the
 * widest limit: if hosts share no figures, a visit may report to another host than the one at which it began, and chance adds to
 * that. The measure is there to find dead canaries.
 */
export const measures = {
  serverErrors: { statistic: share, least: 30, times: 2, plus: 0.05, says: 'errors on the server' },
  browserErrors: { statistic: share, least: 30, times: 2, plus: 0.05, says: 'visits with errors' },
  silentVisits: { statistic: share, least: 100, times: 1.2, plus: 0.2, says: 'silent visits' },
  renderMs: { statistic: p75, least: 50, times: 1.25, plus: 20, says: 'render time' },
  lcpMs: { statistic: p75, least: 50, times: 1.2, plus: 200, says: 'largest paint' },
  inpMs: { statistic: p75, least: 50, times: 1.2, plus: 50, says: 'answer to a press' },
} satisfies Record<string, Limit>;

interface Limit {
  statistic(samples: readonly number[]): number;
  /** The least number of samples, of either version, for a comparison. */
  least: number;
  /** A canary is worse if its figure is certainly above the predecessor's figure times `times`, plus `plus`. */
  times: number;
  plus: number;
  /** The measure's name in a judgement. */
  says: string;
}

export type Measure = keyof typeof measures;
export type Samples = Record<Measure, readonly number[]>;
export type Verdict = Pick<Judgement, 'reason' | 'figures'> & {
  /** `open`: no measure has enough samples yet. */
  verdict: Judgement['verdict'] | 'open';
};

/**
 * The distance from the limit that counts as more than chance, in standard errors. A canary is judged every second for hours:
 * with a smaller distance, chance would find a good canary worse within the day.
 */
const beyondChance = 4.5;

/** Whether a canary is worse than its predecessor, in any measure that has enough samples of both. */
export function judge(canary: Samples, predecessor: Samples): Verdict {
  const compared = measureNames
    .filter((name) => canary[name].length >= measures[name].least)
    .filter((name) => predecessor[name].length >= measures[name].least)
    .map((name) => ({
      name,
      canary: figureOf(name, canary),
      predecessor: figureOf(name, predecessor),
    }));
  const worse = compared.filter(({ name }) => isWorse(name, canary[name], predecessor[name]));

  return {
    verdict: worse.length > 0 ? 'worse' : compared.length > 0 ? 'as good' : 'open',
    reason: worse.map(sentence).join('; '),
    figures: Object.fromEntries(compared.map(({ name, ...figures }) => [name, figures])),
  };
}

export const measureNames = Object.keys(measures) as Measure[];

/** Whether the measure is a share of errors or of silence; the others are times. */
export function isShare(name: Measure): boolean {
  return measures[name].statistic === share;
}

/** Both kinds of measure become a share: of errors, or of times beyond the limit (a quarter of the times may be beyond it). */
function isWorse(
  name: Measure,
  canary: readonly number[],
  predecessor: readonly number[],
): boolean {
  const { statistic, times, plus } = measures[name];
  const limit = statistic(predecessor) * times + plus;
  const ofErrors = isShare(name);
  const allowed = ofErrors ? Math.min(limit, 1) : 0.25;
  const bad = share(ofErrors ? canary : canary.map((ms) => (ms > limit ? 1 : 0)));
  const byChance = Math.sqrt(
    allowed * (1 - allowed) * (1 / canary.length + 1 / predecessor.length),
  );
  return bad > allowed + beyondChance * byChance;
}

export interface Compared {
  name: Measure;
  canary: Figure;
  predecessor: Figure;
}

function figureOf(name: Measure, samples: Samples): Figure {
  const value = measures[name].statistic(samples[name]);
  return { value: Math.round(value * 1000) / 1000, samples: samples[name].length };
}

/** The difference in words, as in «errors on the server 50 %, before 1 %». */
export function sentence({ name, canary, predecessor }: Compared): string {
  const shown = ({ value }: Figure) =>
    isShare(name) ? `${Math.round(value * 100)} %` : `${Math.round(value)} ms`;
  return `${measures[name].says} ${shown(canary)}, before ${shown(predecessor)}`;
}

function share(samples: readonly number[]): number {
  return samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
}

/** The 75th percentile. */
function p75(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.ceil(samples.length * 0.75) - 1] ?? 0;
}
