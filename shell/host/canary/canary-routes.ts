import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import { restAt, type RestTimes } from '../../releases/rest-times.ts';
import type { ReleaseStore } from '../../releases/store/release-store.ts';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import type { ReleaseSets } from '../release-sets/release-sets.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { AddressCounts } from '../several-hosts/address-counts.ts';
import { firstUseBy, limitsBy } from '../several-hosts/limits.ts';
import { ofOneVisitor } from '../several-hosts/address-limit.ts';
import { isTakeBack, type NotedMessage, type ToldMessage } from './canary-messages.ts';
import { judgeCanaries, type Judge } from './judge-canaries.ts';
import { isWhole, type Observe } from '../telemetry/observed.ts';
import type { Noted } from './verdicts/sliding-window.ts';
import type { TokenKey } from '../several-hosts/token-key.ts';
import { visitCookie, VisitTokens } from './visits/visit-tokens.ts';
import { vitalsRoute } from './visits/vitals-route.ts';

interface CanaryOptions {
  sets: Pick<ReleaseSets, 'trials' | 'takeBack'>;
  telemetry: Pick<Telemetry, 'noteBrowser'>;
  store: ReleaseStore;
  /** The address of the Valkey server that several hosts share. */
  valkeyUrl: string | null;
  tokenKey: TokenKey;
  restTimes: RestTimes;
  log: { error(error: unknown, text: string): void };
}

/** The parts of a request that decide how much it counts. */
export interface CanaryVisit {
  address: string;
  /** The canaries that the visitor's cookie asks for. */
  canaries: readonly string[];
}

/** Notes the figures of one request during a canary. */
export interface CanaryObserver {
  observe: Observe;
  /** A browser starts a visit with this page, such as `mf-product/product`. */
  begin(page: string): void;
  /** The token by which the browser may report this document's visit, for `visitCookie`. */
  token(): string;
}

/**
 * Reports this process's figures of canaries to the judging process. Returns a function that observes the requests of a release
 * set.
 */
export async function canaryRoutes(
  server: FastifyInstance,
  options: CanaryOptions,
): Promise<(set: ReleaseSet, visit: CanaryVisit) => CanaryObserver | undefined> {
  const { sets, telemetry, valkeyUrl } = options;
  const judge = cluster.isWorker ? primaryJudge(server, sets) : await judgeHere(server, options);
  const counts = valkeyUrl ? await countsAt(server, valkeyUrl) : null;
  const limitBy = limitsBy(counts);
  const tokens = new VisitTokens(options.tokenKey);
  vitalsRoute(server, {
    limitBy,
    firstUse: firstUseBy(counts, 'visit', 1000 * visitCookie.maxAgeSeconds),
    visitBy: (token) => tokens.read(token),
    tellVisit: (visit, seen) => judge.noteVisit(visit, seen),
    note: (name, version, measure, value) =>
      telemetry.noteBrowser(`${name}@${version}`, measure, value),
  });

  const weighs = limitBy('seen', ...ofOneVisitor);
  return (set, { address, canaries }) => {
    // A developer's override is not a visitor's experience.
    if (sets.trials().length === 0 || set.overridden) return undefined;
    // Not awaited: the page must not wait for the count.
    const doesWeigh = weighs(address);
    // A visitor who chose the canary does not count, because only chance makes the two groups alike.
    const chosen = sets
      .trials()
      .filter(({ name, percent }) => percent > 0 && canaries.includes(name));
    const isChosen = (name: string) => chosen.some((trial) => trial.name === name);
    const versionOf = (name: string) =>
      (name === 'shell' ? set.shell : set.remotes.get(name))?.manifest.version ?? '';
    const note = (name: string, noted: Noted, value: number) => {
      if (isChosen(name)) return;
      const version = versionOf(name);
      void doesWeigh.then((does) => does && judge.note(name, version, noted, value));
    };

    return {
      observe({ kind, remote }, { failed, ms }) {
        if (!isWhole(kind)) return;
        note(remote, 'serverErrors', failed ? 1 : 0);
        if (!failed) note(remote, 'renderMs', ms);
      },
      token() {
        const names = sets.trials().map(({ name }) => name);
        const weighing = names.filter((name) => !isChosen(name));
        return tokens.issue(weighing.map((name) => `${name}@${versionOf(name)}`));
      },
      begin(page) {
        const [remote = ''] = page.split('/');
        for (const name of new Set(['shell', remote])) note(name, 'visits', 1);
      },
    };
  };
}

type Told = Pick<Judge, 'note' | 'noteVisit'>;

/** The primary process judges by the figures of all workers, and tells them which canary is over. */
function primaryJudge(server: FastifyInstance, sets: CanaryOptions['sets']): Told {
  const hear = (message: unknown) => {
    if (isTakeBack(message)) sets.takeBack(message.takeBack);
  };
  process.on('message', hear);
  server.addHook('onClose', () => void process.off('message', hear));
  return {
    note: (...noted) => void process.send?.({ noted } satisfies NotedMessage),
    noteVisit: (visit, seen) =>
      void process.send?.({ told: { visit, seen: [...seen] } } satisfies ToldMessage),
  };
}

/** The Valkey client is loaded only if a server is configured. */
async function countsAt(server: FastifyInstance, url: string): Promise<AddressCounts> {
  const { openAddressCounts } = await import('../several-hosts/address-counts.ts');
  const counts = openAddressCounts(url);
  server.addHook('onClose', () => counts.close());
  return counts;
}

/** A process without workers judges by itself. */
async function judgeHere(
  server: FastifyInstance,
  { sets, store, valkeyUrl, restTimes, log }: CanaryOptions,
): Promise<Told> {
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
    rest: (now) => restAt(restTimes, now),
    log: { ...log, warn },
  });
  watch.start();
  server.addHook('onClose', () => watch.stop());
  return watch;
}
