import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../../releases/store/release-store.ts';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import type { ReleaseSets } from '../release-sets/release-sets.ts';
import type { Seeing } from '../telemetry/seeing.ts';
import type { AddressCounts } from '../several-hosts/address-counts.ts';
import { limitsBy } from '../several-hosts/limits.ts';
import { ofOneVisitor } from '../several-hosts/address-limit.ts';
import { isTakeBack, type NotedMessage } from './canary-messages.ts';
import { judgeCanaries } from './judge-canaries.ts';
import { isWhole, type Observe } from '../telemetry/observed.ts';
import type { Noted } from './sliding-window.ts';
import { isVisitMeasure, vitalsRoute } from './vitals-route.ts';

interface CanaryOptions {
  sets: Pick<ReleaseSets, 'trials' | 'takeBack'>;
  seeing: Pick<Seeing, 'noteBrowser'>;
  store: ReleaseStore;
  /** Of the server that several hosts share. */
  valkeyUrl: string | null;
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
export async function canaryRoutes(
  server: FastifyInstance,
  options: CanaryOptions,
): Promise<(set: ReleaseSet, visit: CanaryVisit) => CanaryObserver | undefined> {
  const { sets, seeing, valkeyUrl } = options;
  const tell = cluster.isWorker ? tellPrimary(server, sets) : await judgeHere(server, options);
  const limitBy = limitsBy(valkeyUrl ? await countsAt(server, valkeyUrl) : null);
  vitalsRoute(server, limitBy, (name, version, measure, value) => {
    if (isVisitMeasure(measure)) tell(name, version, measure, value);
    else seeing.noteBrowser(`${name}@${version}`, measure, value);
  });

  const weighs = limitBy('seen', ofOneVisitor);
  return (set, { address, canaries }) => {
    // What a developer looks at is no visitor's experience.
    if (sets.trials().length === 0 || set.overridden) return undefined;
    // Nobody waits for the answer, the page least of all.
    const doesWeigh = weighs(address);
    // Chance makes the two arms alike, and whoever has chosen was not dealt theirs.
    const chosen = sets
      .trials()
      .filter(({ name, percent }) => percent > 0 && canaries.includes(name));
    const note = (name: string, noted: Noted, value: number) => {
      if (chosen.some((trial) => trial.name === name)) return;
      const release = name === 'shell' ? set.shell : set.remotes.get(name);
      const version = release?.manifest.version ?? '';
      void doesWeigh.then((does) => does && tell(name, version, noted, value));
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

/** The client of a Valkey is loaded only where there is one. */
async function countsAt(server: FastifyInstance, url: string): Promise<AddressCounts> {
  const { openAddressCounts } = await import('../several-hosts/address-counts.ts');
  const counts = openAddressCounts(url);
  server.addHook('onClose', () => counts.close());
  return counts;
}

/** A process alone judges by itself. */
async function judgeHere(
  server: FastifyInstance,
  { sets, store, valkeyUrl, log }: CanaryOptions,
): Promise<Tell> {
  const warn = (text: string) => server.log.warn(text);
  const figures = valkeyUrl
    ? (await import('./shared-figures.ts')).openSharedFigures(valkeyUrl, warn)
    : null;
  server.addHook('onClose', () => figures?.close());
  const watch = judgeCanaries({
    trials: () => sets.trials(),
    takeBack: (trial) => sets.takeBack(trial),
    store,
    figures,
    log: { ...log, warn },
  });
  watch.start();
  server.addHook('onClose', () => watch.stop());
  return (...noted) => watch.note(...noted);
}
