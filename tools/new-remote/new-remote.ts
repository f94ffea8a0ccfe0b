import { existsSync } from 'node:fs';
import path from 'node:path';
import pinned from '../pinned.json' with { type: 'json' };
import { run } from '../running/run.ts';
import { expectNewRemote, fillTemplates, ofRemote } from './filled-templates.ts';

/**
 * Makes a remote with one page that passes the gate as it is: `mf-guide` answers at `/guide`. Throws where the name is none
 * or the folder is there.
 */
export function newRemote(name: string, parent = '.'): void {
  const folder = path.resolve(parent, name);
  expectNewRemote(name, folder);
  fillTemplates(path.join(import.meta.dirname, 'template'), folder, ofRemote(name));
}

/** `kashi new mf-x`: a remote of this workspace, with all that follows from a new one. */
export async function newCommand([name = '']: string[]): Promise<void> {
  if (!existsSync('pnpm-workspace.yaml')) {
    throw new Error(
      `No workspace is here: npm create kashi-remote ${name} makes a repository of its own`,
    );
  }
  newRemote(name);
  // As the bootstrap has it: npm is there with any Node, pnpm need not be.
  const pnpm = ['exec', '--yes', `--package=pnpm@${pinned.pnpm}`, '--', 'pnpm'];
  const { code } = await run('npm', [...pnpm, 'install', '--prefer-offline']);
  if (code !== 0) process.exit(code);
  // Writes the new remote's README, and CODEOWNERS with its team.
  await run('node', ['tools/papers/papers.ts']);
  console.log(`Next: npm run dev -- ${name}, then npm run release -- ${name}`);
}
