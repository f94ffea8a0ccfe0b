import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { changeFile } from '../../releases/store/change-file.ts';
import type { ReleaseStore } from '../../releases/store/release-store.ts';
import type { Trial } from '../release-sets/trial.ts';
import { added, emptySums, isEmpty, sumsSchema, type TrialSums } from './verdicts/trial-sums.ts';

/** The sums of all hosts, of each remote's latest step. A trial that is over leaves its last ones until the next begins. */
const file = 'canaries.json';

const stepSchema = z.object({
  canary: z.string(),
  predecessor: z.string(),
  /** The registry's revision with which the step began. */
  since: z.int(),
  /** The time of the first figures, ISO 8601. */
  at: z.string(),
  /** Another word with each writing: a store takes equal content for the same writing, and two hosts may have seen equally much. */
  written: z.string(),
  sums: z.object({ canary: sumsSchema, predecessor: sumsSchema }),
});
const fileSchema = z.record(z.string(), stepSchema);

/** What all hosts have seen of a trial since its step began. */
export type StepFigures = z.infer<typeof stepSchema>;
export type FiguresByName = ReadonlyMap<string, StepFigures>;

/** The figures of the step in which the trial is; null without any. */
export function figuresOf(figures: FiguresByName, trial: Trial): StepFigures | null {
  const step = figures.get(trial.name);
  return step && isOf(step, trial) ? step : null;
}

/** The figures in the store. Sums are not worth a refusal: a file that cannot be understood counts as none. */
export async function readFigures(store: ReleaseStore): Promise<FiguresByName> {
  return figuresIn((await store.read(file))?.content ?? null);
}

/** Adds this host's sums to those of the other hosts, and answers the sums of all. Throws if the store cannot be written. */
export async function addFigures(
  store: ReleaseStore,
  own: ReadonlyMap<Trial, TrialSums>,
  now: number,
): Promise<FiguresByName> {
  let after: FiguresByName = new Map();
  await changeFile(store, file, (content) => {
    const before = figuresIn(content);
    const steps = [...own].flatMap(([trial, sums]): [string, StepFigures][] => {
      const step = stepAfter(before.get(trial.name), trial, sums, now);
      return step ? [[trial.name, step]] : [];
    });
    after = new Map([...before, ...steps]);
    return `${JSON.stringify(Object.fromEntries(after))}\n`;
  });
  return after;
}

function stepAfter(
  before: StepFigures | undefined,
  trial: Trial,
  sums: TrialSums,
  now: number,
): StepFigures | null {
  // Another host has read a newer registry, whose figures must not be lost; this host's are of a step that is over.
  if (before && before.since > trial.since) return before;
  const known = before && isOf(before, trial) ? before : null;
  if (!known && isEmpty(sums)) return null;
  const { canary, predecessor, since } = trial;
  return {
    canary,
    predecessor,
    since,
    at: known?.at ?? new Date(now).toISOString(),
    written: randomBytes(9).toString('base64url'),
    sums: added(known?.sums ?? emptySums(), sums),
  };
}

function isOf(step: StepFigures, { canary, predecessor, since }: Trial): boolean {
  return step.canary === canary && step.predecessor === predecessor && step.since === since;
}

function figuresIn(content: Buffer | null): FiguresByName {
  try {
    return new Map(Object.entries(fileSchema.parse(JSON.parse(content?.toString() ?? '{}'))));
  } catch {
    return new Map();
  }
}
