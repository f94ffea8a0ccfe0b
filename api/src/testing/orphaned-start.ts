import { once } from 'node:events';

/** Starts the API after its parent has ended. */
await once(process, 'disconnect');
await import('../main.ts');
