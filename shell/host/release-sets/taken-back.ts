import type { Registry } from '@kashi/border/registry';
import { trialOf, type TrialStep } from './trial.ts';

/** The steps of canaries that a process has taken back, until the registry names them no more. */
export class TakenBack {
  readonly #steps = new Map<string, TrialStep>();

  add({ name, canary, since }: TrialStep): void {
    this.#steps.set(idOf({ name, canary, since }), { name, canary, since });
  }

  has(step: TrialStep): boolean {
    return this.#steps.has(idOf(step));
  }

  /** Forgets the steps that ended before this registry; one that began after it is still to come to this process. */
  follow({ releases, revision }: Pick<Registry, 'releases' | 'revision'>): void {
    for (const [id, { name, since }] of this.#steps) {
      const entry = releases[name];
      const trial = entry && trialOf(name, entry);
      const isNamed = trial && idOf(trial) === id;
      if (!isNamed && since <= revision) this.#steps.delete(id);
    }
  }
}

/** A canary that an operator shows anew has another `since`, so it is served and judged again. */
function idOf({ name, canary, since }: TrialStep): string {
  return `${name}@${canary} ${since}`;
}
