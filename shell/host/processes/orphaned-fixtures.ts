import { once } from 'node:events';

/** A host whose parent ended while its code was loading. */
await once(process, 'disconnect');
await import('../main.ts');
