import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';

/** A host of older code, which gets one of today's workers after a `SIGHUP`: it sends `OLDER_HOST_SAYS`, or nothing. */
const says = process.env['OLDER_HOST_SAYS'];
cluster.setupPrimary({ exec: fileURLToPath(new URL('../../worker.ts', import.meta.url)) });
const worker = cluster.fork();
if (says) worker.send(JSON.parse(says) as object);
worker.once('listening', ({ port }) => process.send?.({ ready: `http://127.0.0.1:${port}` }));
