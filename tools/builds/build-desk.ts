import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtFrom } from './built-from.ts';
import { command } from '../running/command.ts';

/** Builds the owner's desk where its `dist` is not of its present sources. It is no release: the API serves the folder as it is. */
async function buildDesk(): Promise<void> {
  const builds = builtFrom('.');
  if (builds.isNoted('desk') && existsSync('desk/dist/index.html')) return;
  const sources = builds.sourcesOf('desk');
  // Loading the compiler takes a second.
  const { rspackBuild } = await import('./build.ts');
  await rspackBuild(path.resolve('desk'));
  builds.note('desk', sources);
}

if (import.meta.main) await command(buildDesk);
