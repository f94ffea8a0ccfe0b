import path from 'node:path';

/** Where this machine's shop keeps its releases. */
export function releasesFolderHere(): string {
  return path.resolve(process.env['KASHI_DATA'] ?? '.data', 'releases');
}
