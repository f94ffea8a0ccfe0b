import { readEnvironment } from './environment.ts';
import { freePort } from './free-port.ts';
import { gatherMetrics } from './seeing/cluster-metrics.ts';
import { HostCluster } from './host-cluster.ts';

/** The process that is started and stopped: it answers nobody itself, but keeps the workers that do. */
const environment = readEnvironment(process.env);
const port = environment.port === 0 ? await freePort() : environment.port;
const { workers, workerHeapMb } = environment;
const host = new HostCluster({ workers, workerHeapMb, port });
gatherMetrics();
await host.start();
process.send?.({ ready: `http://127.0.0.1:${port}` });

const stop = () => void host.stop().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// The one who started us is gone: nobody would ever end this process.
process.once('disconnect', stop);
process.on('SIGHUP', () => host.restart());
