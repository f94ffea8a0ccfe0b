import { changeRegistry } from '../../releases/change-registry.ts';
import { logJudgement, type Judgement } from '../../releases/judgements.ts';
import type { ReleaseStore } from '../../releases/store/release-store.ts';
import type { Seen, SharedFigures } from './shared-figures.ts';
import { CanaryWatch } from './canary-watch.ts';
import { CommonFigures } from './common-figures.ts';
import { Promotions } from './promotions.ts';
import { UsedOnce } from './visits/visit-tokens.ts';
import type { Trial } from '../release-sets/trial.ts';

interface JudgeOptions {
  /** The running canaries. */
  trials(): readonly Trial[];
  /** Stops serving the canary on this host. */
  takeBack(trial: Trial): void;
  store: ReleaseStore;
  /** The figures of other hosts; null if this host is alone or hosts share none. */
  figures: SharedFigures | null;
  /** Why no canary is shown to more visitors at this time; null if there is no reason. */
  rest(now: Date): string | null;
  log: { warn(text: string): void; error(error: unknown, text: string): void };
  now?: () => number;
}

/** Receives this host's figures of canaries. */
export interface Judge {
  note(...seen: Seen): void;
  /** Receives a browser's figures of a visit, or of its beginning; those of the same one count once. */
  noteVisit(visit: string, seen: readonly Seen[]): void;
  /** Takes a canary back for a reason that needs no figures. */
  condemn(trial: Trial, reason: string): Promise<void>;
  start(): void;
  stop(): void;
  /** Does once what is done again and again after `start`. */
  look(): Promise<void>;
}

/**
 * Watches canaries, takes a worse one back on this host and in the registry, and shows a good one to more visitors if it promotes
 * itself.
 */
export function judgeCanaries(options: JudgeOptions): Judge {
  const { trials, takeBack, store, figures, rest, log, now = Date.now } = options;
  const warn = (text: string) => log.warn(text);
  const common = new CommonFigures({ trials, store, warn, now });
  const decided = async (judgement: Judgement) => {
    const { name, canary, verdict, reason, figures } = judgement;
    const found = [verdict, reason].filter(Boolean).join(', ');
    log.warn(`The canary ${name}@${canary} is ${found}: ${JSON.stringify(figures)}`);
    await logJudgement(store, judgement);
  };
  const promotions = new Promotions({
    trials,
    figures: common,
    store,
    rest,
    decided,
    warn,
    now,
  });
  const watch = new CanaryWatch({
    trials,
    soFar: (trial) => common.of(trial),
    takeBack,
    stop: (trial, reason) => stopCanary(store, trial, reason),
    decided,
    log,
    now,
  });
  const parts = [common, watch, promotions];
  figures?.onHeard((...seen) => watch.note(...seen));
  const once = new UsedOnce(now);
  const note = (...seen: Seen) => {
    if (watch.note(...seen)) figures?.tell(...seen);
    common.note(...seen);
  };
  return {
    note,
    noteVisit(visit, seen) {
      if (!once.takes(visit)) return;
      for (const each of seen) note(...each);
    },
    condemn: (trial, reason) => watch.condemn(trial, reason),
    start() {
      for (const part of parts) part.start();
    },
    stop() {
      for (const part of parts) part.stop();
    },
    async look() {
      await common.exchange();
      await watch.judge();
      await promotions.look();
    },
  };
}

/**
 * Takes a canary out of the registry, in the host's name, unless it has another step by now, which begins anew. Resolves to whether
 * this host was the first to do it.
 */
async function stopCanary(
  store: ReleaseStore,
  { name, canary: version, since }: Trial,
  reason: string,
): Promise<boolean> {
  const change = { name, version, action: 'rollback', percent: null, by: 'host', reason } as const;
  const changes = await changeRegistry(store, ({ releases }) => {
    const canary = releases[name]?.canary;
    const isSame = canary?.version === version && (canary.since ?? 0) === since;
    return Promise.resolve(isSame ? [change] : []);
  });
  return changes.length > 0;
}
