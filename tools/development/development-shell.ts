import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { rspackBuild } from '../builds/build.ts';
import { packedShell } from '../packed-shell.ts';

/** Puts the shell in React's development build into a folder: React's production build cannot take an edit up. */
export async function developmentShell(dist: string): Promise<void> {
  if (existsSync('shell')) {
    await rspackBuild(path.resolve('shell'), ['--env', 'development', '--env', `dist=${dist}`]);
    return;
  }
  cpSync(packedShell, dist, { recursive: true });
}
