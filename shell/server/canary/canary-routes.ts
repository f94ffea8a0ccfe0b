import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../../releases/store/release-store.ts';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import type { ReleaseSets } from '../release-sets/release-sets.ts';
import type { Seeing } from '../seeing/seeing.ts';
import { AddressLimit, ofOneVisitor } from './address-limit.ts';
import { isTakeBack, type NotedMessage } from './canary-messages.ts';
import { judgeCanaries } from './judge-canaries.ts';
import { isWhole, type Observe } from './observed.ts';
import type { Noted } from './sliding-window.ts';
import { isVisitMeasure, vitalsRoute } from './vitals-route.ts';

interface CanaryOptions {
  sets: Pick<ReleaseSets, 'trials' | 'takeBack'>;
  seeing: Pick<Seeing, 'noteBrowser'>;
  store: ReleaseStore;
  log: { error(error: unknown, text: string): void };
}

/** Whose request it is, as far as it matters for what it weighs. */
export interface CanaryVisit {
  address: string;
  /** Those that a cookie asks for. */
  canaries: readonly string[];
}

/** What is told of one request, while a canary is on. */
export interface CanaryObserver {
  observe: Observe;
  /** A browser is given this page, `mf-product/product`, as the beginning of a visit. */
  begin(page: string): void;
}

/** Tells what this process sees of canaries to whoever judges them. Answers what watches the requests of a set. */
export function canaryRoutes(
  server: FastifyInstance,
  { sets, seeing, store, log }: CanaryOptions,
): (set: ReleaseSet, visit: CanaryVisit) => CanaryObserver | undefined {
  const tell = cluster.isWorker ? tellPrimary(server, sets) : judgeHere(server, sets, store, log);
  vitalsRoute(server, (name, version, measure, value) => {
    if (isVisitMeasure(measure)) tell(name, version, measure, value);
    else seeing.noteBrowser(`${name}@${version}`, measure, value);
  });

  const visits = new AddressLimit(ofOneVisitor);
  return (set, { address, canaries }) => {
    // What a developer looks at is no visitor's experience.
    if (sets.trials().length === 0 || set.overridden || !visits.takes(address)) return undefined;
    // Chance makes the two arms alike, and whoever has chosen was not dealt theirs.
    const chosen = sets
      .trials()
      .filter(({ name, percent }) => percent > 0 && canaries.includes(name));
    const note = (name: string, noted: Noted, value: number) => {
      if (chosen.some((trial) => trial.name === name)) return;
      const release = name === 'shell' ? set.shell : set.remotes.get(name);
      tell(name, release?.manifest.version ?? '', noted, value);
    };

    return {
      observe({ kind, remote }, { failed, ms }) {
        if (!isWhole(kind)) return;
        note(remote, 'serverErrors', failed ? 1 : 0);
        if (!failed) note(remote, 'renderMs', ms);
      },
      begin(page) {
        const [remote = ''] = page.split('/');
        for (const name of new Set(['shell', remote])) note(name, 'visits', 1);
      },
    };
  };
}

type Tell = (...noted: NotedMessage['noted']) => void;

/** The process that keeps the workers judges, by the figures of all of them, and says which canary is over. */
function tellPrimary(server: FastifyInstance, sets: CanaryOptions['sets']): Tell {
  const hear = (message: unknown) => {
    if (isTakeBack(message)) sets.takeBack(message.takeBack);
  };
  process.on('message', hear);
  server.addHook('onClose', () => void process.off('message', hear));
  return (...noted) => {
    // Beacons come all the time.
    if (sets.trials().length > 0) process.send?.({ noted } satisfies NotedMessage);
  };
}

/** A process alone judges by itself. */
function judgeHere(
  server: FastifyInstance,
  sets: CanaryOptions['sets'],
  store: ReleaseStore,
  log: CanaryOptions['log'],
): Tell {
  const watch = judgeCanaries({
    trials: () => sets.trials(),
    takeBack: (trial) => sets.takeBack(trial),
    store,
    log: { ...log, warn: (text) => server.log.warn(text) },
  });
  watch.start();
  server.addHook('onClose', () => watch.stop());
  return (...noted) => watch.note(...noted);
}
