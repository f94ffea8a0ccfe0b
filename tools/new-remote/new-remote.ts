import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pinned from '../pinned.json' with { type: 'json' };
import { run } from '../run.ts';

const templateFolder = fileURLToPath(new URL('template', import.meta.url));

/**
 * Makes a remote with one page that passes the gate as it is: `mf-guide` answers at `/guide`. Throws where the name is none
 * or the folder is there.
 */
export function newRemote(name: string, parent = '.'): void {
  if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new Error(`«${name}» should be a name such as mf-guide`);
  }
  const folder = path.resolve(parent, name);
  if (existsSync(folder)) throw new Error(`${name} is there already`);

  const facts = { remote: name, path: name.replace(/^mf-/, '') };
  for (const template of globSync('**/*.template', { cwd: templateFolder })) {
    const file = path.join(folder, template.replace(/\.template$/, ''));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, filledIn(readFileSync(path.join(templateFolder, template), 'utf8'), facts));
  }
}

function filledIn(text: string, facts: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_place, fact: string) => facts[fact] ?? '');
}

/** `kashi new mf-x`: a remote of this workspace, with all that follows from a new one. */
export async function newCommand([name = '']: string[]): Promise<void> {
  newRemote(name);
  // As the bootstrap has it: npm is there with any Node, pnpm need not be.
  const pnpm = ['exec', '--yes', `--package=pnpm@${pinned.pnpm}`, '--', 'pnpm'];
  const { code } = await run('npm', [...pnpm, 'install', '--prefer-offline']);
  if (code !== 0) process.exit(code);
  // Writes the new remote's README, and CODEOWNERS with its team.
  await run('node', ['tools/papers/papers.ts']);
  console.log(`Next: npm run dev -- ${name}, then npm run release -- ${name}`);
}
