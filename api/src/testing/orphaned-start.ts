import { once } from 'node:events';

/** The API, whose starter has gone while its code was still being read. */
await once(process, 'disconnect');
await import('../main.ts');
