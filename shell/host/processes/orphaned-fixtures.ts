import { once } from 'node:events';

/** A host whose starter has gone while its code was still being read. */
await once(process, 'disconnect');
await import('../main.ts');
