import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const privateFolder = 0o700;
export const privateFile = 0o600;

/** Restricts a folder and everything in it to its owner, because earlier versions left them open to others. */
export function makePrivate(folder: string): void {
  withMode(folder, privateFolder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makePrivate(path);
    else if (entry.isFile()) withMode(path, privateFile);
  }
}

function withMode(path: string, mode: number): void {
  if ((lstatSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
}
