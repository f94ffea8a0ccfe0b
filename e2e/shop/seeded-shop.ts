import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { run } from '../../tools/running/run.ts';

type Part = 'store' | 'media';

/**
 * Puts the demo's goods into a data folder: the store, or beside it what the seed writes among the pictures. The engine takes seconds
 * to create a store and the seed as many to fill it, so both are done once for each state of their code, and copied.
 */
export async function seeds(dataFolder: string, parts: Part[]): Promise<void> {
  const seeded = path.resolve('.cache/e2e-seeds', hashOfSeed());
  if (!existsSync(seeded)) await seedInto(seeded);
  for (const part of parts) {
    cpSync(path.join(seeded, part), path.join(dataFolder, part), { recursive: true });
  }
}

/** Made beside and renamed, so that nobody copies half a store. */
async function seedInto(seeded: string): Promise<void> {
  const all = path.dirname(seeded);
  mkdirSync(all, { recursive: true });
  for (const name of readdirSync(all)) {
    if (!name.startsWith(path.basename(seeded))) rmSync(path.join(all, name), { recursive: true });
  }
  const unfinished = mkdtempSync(`${seeded}-`);
  const { code } = await run(process.execPath, ['api/src/seed/seed-command.ts'], {
    NODE_ENV: 'development',
    DATABASE_URL: '',
    KASHI_DATA: unfinished,
  });
  if (code !== 0) throw new Error('The goods of the demo cannot be seeded.');
  if (!existsSync(seeded)) renameSync(unfinished, seeded);
}

/** Of everything that the goods, their tables and the engine come from. */
function hashOfSeed(): string {
  const files = globSync(['api/src/**/*.{ts,sql,json}', 'shared/*/src/**/*.ts', 'pnpm-lock.yaml']);
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}
