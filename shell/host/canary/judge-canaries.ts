import { changeRegistry } from '../../releases/change-registry.ts';
import { logJudgement } from '../../releases/judgements.ts';
import type { ReleaseStore } from '../../releases/store/release-store.ts';
import type { Seen, SharedFigures } from './shared-figures.ts';
import { CanaryWatch } from './canary-watch.ts';
import type { Trial } from '../release-sets/trial.ts';

interface JudgeOptions {
  /** The running canaries. */
  trials(): readonly Trial[];
  /** Stops serving the canary on this host. */
  takeBack(trial: Trial): void;
  store: ReleaseStore;
  /** The figures of other hosts; null if this host is alone or hosts share none. */
  figures: SharedFigures | null;
  log: { warn(text: string): void; error(error: unknown, text: string): void };
}

/** Receives this host's figures of canaries. */
interface Judge {
  note(...seen: Seen): void;
  start(): void;
  stop(): void;
}

/** Watches canaries, and takes a worse one back on this host and in the registry. */
export function judgeCanaries({ trials, takeBack, store, figures, log }: JudgeOptions): Judge {
  const watch = new CanaryWatch({
    trials,
    stop(trial, reason) {
      // First and without waiting: this host may not be allowed to write the registry.
      takeBack(trial);
      return stopCanary(store, trial, reason);
    },
    async decided(judgement) {
      const { name, canary, verdict, figures } = judgement;
      log.warn(`The canary ${name}@${canary} is ${verdict}: ${JSON.stringify(figures)}`);
      await logJudgement(store, judgement);
    },
    log,
  });
  figures?.onHeard((...seen) => watch.note(...seen));
  return {
    note(...seen) {
      if (watch.note(...seen)) figures?.tell(...seen);
    },
    start: () => watch.start(),
    stop: () => watch.stop(),
  };
}

/** Takes a canary out of the registry, in the host's name. Resolves to whether this host was the first to do it. */
export async function stopCanary(
  store: ReleaseStore,
  { name, canary: version }: Trial,
  reason: string,
): Promise<boolean> {
  const change = { name, version, action: 'rollback', percent: null, by: 'host', reason } as const;
  const changes = await changeRegistry(store, [change]);
  return changes.length > 0;
}
