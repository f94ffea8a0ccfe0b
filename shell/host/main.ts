import { Registry } from 'prom-client';
import { ReleaseMirror } from '../releases/mirror/release-mirror.ts';
import { registryTextIn } from '../releases/registry/registry-in.ts';
import { RegistrySeal } from '../releases/registry/registry-seal.ts';
import { endOrphans } from './processes/end-orphans.ts';
import { readEnvironment, type HostEnvironment } from './environment.ts';
import { freePort } from './processes/free-port.ts';
import { HostCanaries } from './canary/host-canaries.ts';
import { gatherMetrics } from './telemetry/cluster-metrics.ts';
import { HostCluster } from './processes/host-cluster.ts';
import { urlOnThisMachine } from './processes/url-on-this-machine.ts';
import { standInRegistry } from './release-sets/registry/first-registry.ts';
import { KnownRegistry } from './release-sets/registry/known-registry.ts';
import { say } from './process-log.ts';
import { StoreFollower } from './release-sets/registry/store-follower.ts';
import { BlockedWorkers } from './canary/blocked-workers.ts';
import { newTokenKey, tokenKeyVariable } from './several-hosts/token-key.ts';
import { LostWorkers } from './canary/lost-workers.ts';

/** The primary process: it is started and stopped, answers no requests, and keeps the workers that do. */
const environment = settings();
const port = environment.port === 0 ? await freePort() : environment.port;
const { workers, workerHeapMb, releases, restTimes, registryKey, valkeyUrl } = environment;
const registry = new KnownRegistry(registryKey);
// The Valkey client is loaded only if a server is configured.
const figures = valkeyUrl
  ? (await import('./canary/shared-figures.ts')).openSharedFigures(valkeyUrl, (text) =>
      say('warn', text),
    )
  : null;
const canaries = new HostCanaries({
  store: releases.store,
  registry,
  figures,
  restTimes,
  log: say,
});
const metrics = new Registry();
const blocked = new BlockedWorkers(canaries, metrics);
const lost = new LostWorkers({ canaries, registry: metrics });
const host = new HostCluster({
  workers,
  workerHeapMb,
  port,
  variables: { [tokenKeyVariable]: newTokenKey(environment.metricsToken).toString('base64url') },
  welcome: () => registry.message(),
  onBlocked: (by) => void blocked.note(by),
  onLost: (by) => void lost.note(by),
  onListening: () => canaries.tellNewWorker(),
});

const stop = () => void host.stop().then(() => process.exit(0));
// On disconnect: the parent process is gone, and nothing else would end this one. A start may take minutes.
for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) {
  // Further signals, as of an impatient Ctrl-C, must not cut short the shutdown that the first one began.
  process.on(end, stop);
}
// The parent may have ended while this code was being loaded, and `disconnect` is not emitted again.
if (process.connected === false) stop();
process.on('SIGHUP', () => host.restart());

if (releases.isMirror) {
  const mirror = new ReleaseMirror({ ...releases, seal: new RegistrySeal(registryKey) });
  // Without any registry there is nothing to serve, so the host waits longer for a slow store.
  const empty = {
    isEmpty: () => registryTextIn(releases.folder) === null,
    address: releases.store.address,
  };
  const startWithinMs = empty.isEmpty() ? 600_000 : 10_000;
  await new StoreFollower({ mirror, log: say, empty, startWithinMs }).start();
}
try {
  const standIn = await standInRegistry(
    releases.folder,
    registryKey,
    releases.isMirror ? releases.store.address : null,
  );
  if (standIn) {
    say('warn', standIn.sentence);
    registry.beginWith(standIn.text);
  }
} catch (error) {
  endWith(error);
}
endOrphans();
gatherMetrics(metrics);
registry.start();
canaries.start();
await host.start().catch(endWith);
process.send?.({ ready: urlOnThisMachine(environment.host, port) });

/** A start that fails says why in one sentence; a worker that has failed in our own code has logged its stack. */
function endWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** A wrong setting is the operator's to correct, and is one sentence; any other error is the code's, and has its stack. */
function settings(): HostEnvironment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
