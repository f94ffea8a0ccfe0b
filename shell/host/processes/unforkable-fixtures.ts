import { execPath } from 'node:process';

/** A host on a machine that can start no more processes while its parent says so. */
process.on('message', (message: { canFork: boolean }) => {
  process.execPath = message.canFork ? execPath : '/nowhere';
});
await import('../main.ts');
