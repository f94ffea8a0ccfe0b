import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import { logDecision } from '../../../tools/releases/decisions.ts';
import type { ReleaseStore } from '../../../tools/releases/store/release-store.ts';
import type { ReleaseSet } from '../release-set.ts';
import type { ReleaseSets } from '../release-sets.ts';
import type { Seeing } from '../seeing/seeing.ts';
import { CanaryWatch } from './canary-watch.ts';
import { isMeasure } from './judge.ts';
import { isTakeBack } from '../turns/blocked-workers.ts';
import type { Observe } from './observed.ts';
import { stopCanary } from './stop-canary.ts';
import { vitalsRoute } from './vitals-route.ts';

interface CanaryOptions {
  sets: Pick<ReleaseSets, 'trials' | 'takeBack'>;
  seeing: Pick<Seeing, 'noteBrowser'>;
  store: ReleaseStore;
  log: { error(error: unknown, text: string): void };
}

/** Watches the canaries that are on, as long as the server is open. Answers what is told of a set's renders. */
export function canaryRoutes(
  server: FastifyInstance,
  { sets, seeing, store, log }: CanaryOptions,
): (set: ReleaseSet) => Observe | undefined {
  const watch = new CanaryWatch({
    trials: () => sets.trials(),
    stop(trial, reason) {
      // At once, and also where this host may not write the registry.
      sets.takeBack(trial);
      return stopCanary(store, trial, reason);
    },
    async decided(decision) {
      server.log.warn(
        decision,
        `The canary ${decision.name}@${decision.canary} is ${decision.verdict}`,
      );
      await logDecision(store, decision);
    },
    log,
  });
  watch.start();
  const hear = (message: unknown) => {
    if (isTakeBack(message)) sets.takeBack(message.takeBack);
  };
  if (cluster.isWorker) process.on('message', hear);
  server.addHook('onClose', () => {
    watch.stop();
    process.off('message', hear);
  });
  vitalsRoute(server, (name, version, measure, value) => {
    if (isMeasure(measure)) watch.note(name, version, measure, value);
    else seeing.noteBrowser(`${name}@${version}`, measure, value);
  });

  return (set) => {
    // What a developer looks at is no visitor's experience.
    if (sets.trials().length === 0 || set.overridden) return undefined;
    return ({ kind, remote: name }, { failed, ms }) => {
      // Parts of what is counted already, and the API's own work.
      if (kind === 'load' || kind === 'render' || kind === 'api') return;
      const release = name === 'shell' ? set.shell : set.remotes.get(name);
      const version = release?.manifest.version ?? '';
      watch.note(name, version, 'serverErrors', failed ? 1 : 0);
      if (!failed) watch.note(name, version, 'renderMs', ms);
    };
  };
}
